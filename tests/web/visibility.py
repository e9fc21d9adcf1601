"""What a person at a table can see: where each legal action can be done, and whether anything is cut off or too small."""

import json

SIZES = {
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "full-hd": (1920, 1080),
    "wide": (2560, 1440),
    "tablet": (820, 1180),
    "tablet-turned": (1180, 820),
    "phone": (390, 844),
    "small-phone": (360, 740),
    "phone-turned": (844, 390),
}
SMALLEST_TEXT = 12
"""Pixels."""
LOOK = """([legal, smallest]) => {
    const inside = (box) => box.width > 0 && box.height > 0 &&
        box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    const SPOTS = [[.5, .5], [.12, .5], [.88, .5], [.5, .15], [.5, .85], [.12, .15]]
    const isSeen = (element) => {
        if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false
        const box = element.getBoundingClientRect()
        return SPOTS.some(([across, down]) => {
            const [x, y] = [box.left + across * box.width, box.top + down * box.height]
            const hit = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)
            return hit && (element.contains(hit) || (hit.closest('[data-offers], [data-beside]') === element))
        })
    }
    const fits = (action, part) => Object.entries(part).every(([field, value]) => action[field] === value)
    const seen = [...document.querySelectorAll('[data-offers]')].filter(isSeen)
    const parts = seen.flatMap((element) => JSON.parse(element.dataset.offers))
    const beside = new Set([...document.querySelectorAll('[data-beside]')].filter(isSeen).map((each) => each.textContent.trim()))
    const complaints = legal
        .filter(({action, text}) => !parts.some((part) => fits(action, part)) && !beside.has(text))
        .map(({action}) => `no place in sight for ${JSON.stringify(action)}`)
    const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`
    const isShown = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !element.closest('.hidden-text, .spoken, .unseen, [aria-hidden=true] .unseen, .is-closed, title, dialog:not([open])')
    const texts = document.createTreeWalker(document.querySelector('#main, .frame') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (!node.textContent.trim() || !element || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width < 2 || box.height < 2) continue
        const scale = element instanceof SVGElement ? (element.getScreenCTM?.()?.a ?? 1) || 1 : 1
        const size = parseFloat(getComputedStyle(element).fontSize) * (element instanceof SVGElement ? Math.abs(scale) : 1)
        const isDrawn = element instanceof SVGElement
        if (!isDrawn && size < smallest - .01) complaints.push(`text of ${size.toFixed(1)} px: ${name(element)}`)
        if (isDrawn || element.closest('.side, .aside, [data-scrolls]')) continue
        if (!inside(box)) complaints.push(`text outside the window: ${name(element)}`)
    }
    for (const board of document.querySelectorAll('[data-board]')) {
        const frame = board.closest('.frame')
        if (frame.scrollHeight > frame.clientHeight + 2) complaints.push(`the board scrolls: ${frame.scrollHeight} in ${frame.clientHeight}`)
        if (frame.scrollWidth > frame.clientWidth + 2) complaints.push(`the board scrolls sideways: ${frame.scrollWidth} in ${frame.clientWidth}`)
        for (const part of board.querySelectorAll('*')) {
            const style = getComputedStyle(part)
            if (part instanceof SVGElement || !isShown(part) || part.matches('.hidden-text, .spoken, .unseen, [data-scrolls]')) continue
            if (style.contain.includes('strict') || style.clipPath !== 'none') continue
            const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible'
            if (hides && (part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2))
                complaints.push(`cut off: ${name(part)} ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`)
        }
    }
    const hands = [...document.querySelectorAll('[data-hand]')]
    if (hands.length && !hands.some((hand) => isSeen(hand))) complaints.push('my hand is not in sight')
    return [...new Set(complaints)]
}"""
HEAR = """
    window.latest = null
    const Native = WebSocket
    window.WebSocket = class extends Native {
        set onmessage(hear) {
            super.onmessage = hear && ((event) => {
                const position = JSON.parse(event.data).position
                if (position) window.latest = position
                hear(event)
            })
        }
    }
"""
"""Keeps the latest position that the server sent, as `window.latest`."""


def complaints(page, sizes=SIZES):
    """What is wrong with a table at its present moment, for each size of window; the first few of each."""
    legal = page.evaluate("window.latest?.legal ?? []")
    found = {}
    for name in sizes:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((soon) => requestAnimationFrame(() => requestAnimationFrame(soon)))")
        wrong = page.evaluate(LOOK, [legal, SMALLEST_TEXT])
        if wrong:
            found[name] = wrong[:8]
    return found


def told(found):
    """The complaints in lines."""
    return json.dumps(found, indent=1, ensure_ascii=False)
