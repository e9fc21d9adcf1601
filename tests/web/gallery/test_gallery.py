"""Every component of the boards looks as in the pictures that are kept, by day and by evening."""

import pytest
from PIL import Image, ImageDraw

from tests import ROOT
from tests.web.gallery.pictures import KEPT, THEMES, difference, gallery, take

MOST = 0.03
"""The share of a picture that may look different: fonts differ from machine to machine."""
LARGER = 1.06
"""How much larger or smaller a part may be."""


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_components_look_as_in_the_pictures_that_are_kept(chromium, theme):
    with gallery() as address:
        taken = take(chromium, address, theme)

    kept = {path.stem: Image.open(path).convert("RGB") for path in KEPT.glob(f"*-{theme}.png")}
    assert set(taken) == set(kept), "take the pictures anew: python -m tests.web.gallery"
    for name, picture in taken.items():
        assert 1 / LARGER < picture.height / kept[name].height < LARGER, name
    apart = {name: difference(picture, kept[name]) for name, picture in taken.items()}
    assert {name: share for name, share in apart.items() if share > MOST} == {}


def test_a_part_that_looks_different_is_noticed():
    kept = Image.open(KEPT / "card-medium-light.png").convert("RGB")
    other = kept.copy()
    ImageDraw.Draw(other).rectangle((20, 20, 160, 120), fill="#204080")

    assert difference(kept, kept) == 0
    assert difference(other, kept) > MOST


def test_the_gallery_shows_every_component_of_the_kit():
    source = (ROOT / "web" / "src" / "gallery" / "Gallery.svelte").read_text(encoding="utf-8")
    components = (ROOT / "web" / "src" / "board-kit").glob("*.svelte")

    assert [path.name for path in components if f"$kit/{path.name}" not in source] == []
