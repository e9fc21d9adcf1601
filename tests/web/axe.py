"""What axe finds on a page that would keep somebody out."""

from tests import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = """
    const passing = document.getAnimations().filter(({effect}) => effect?.getTiming().iterations !== Infinity)
    const patience = new Promise((soon) => setTimeout(soon, 4000))
    return Promise.race([patience, Promise.all(passing.map(({finished}) => finished.catch(() => null)))])
"""


def assert_nothing_serious(page):
    """What axe finds would keep somebody out; motion is waited for, it is seen half-way otherwise."""
    page.evaluate(f"() => {{ {STILL} }}")
    assert serious_issues(page) == []


def serious_issues(page):
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{issue['id']}: {node['target']} {node['failureSummary']}"
        for issue in found["violations"]
        if issue["impact"] in ("serious", "critical")
        for node in issue["nodes"]
    ]
