// What is wrong with the table that is shown; run in the page with the smallest size of text.
(smallest) => {
  const legal = window.latest?.legal ?? []
  const SPOTS = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.5, 0.85], [0.12, 0.15]]
  const UNSEEN = ".skip, .hidden-text, .is-closed, title, dialog:not([open])"
  const BESIDE_THE_BOARD = ".side, .aside, .result, [data-scrolls]"
  const WAYS = "[data-offers], [data-beside]"

  const name = (element) => {
    const kind = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`
    return `${kind} "${element.textContent.trim().slice(0, 40)}"`
  }
  // Words for a screen reader are clipped to nothing.
  const isClipped = (element) => !!element && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement))
  const isShown = (element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    !element.closest(UNSEEN) && !isClipped(element)
  const isInside = ({left, top, right, bottom}) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1

  // Somewhere on it nothing else lies over it.
  const isSeen = (element) => {
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false
    const box = element.getBoundingClientRect()
    return SPOTS.some(([across, down]) => {
      const hit = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height)
      return hit && (element.contains(hit) || hit.closest(WAYS) === element)
    })
  }

  const unreachable = () => {
    const offering = [...document.querySelectorAll("[data-offers]")].filter(isSeen)
    const parts = offering.flatMap((element) => JSON.parse(element.dataset.offers))
    const beside = [...document.querySelectorAll("[data-beside]")].filter(isSeen).map((each) => each.textContent.trim())
    const fits = (action, part) => Object.entries(part).every(([field, value]) => action[field] === value)
    return legal
      .filter(({action, text}) => !parts.some((part) => fits(action, part)) && !beside.includes(text))
      .map(({action}) => `no place in sight for ${JSON.stringify(action)}`)
  }

  const wrongText = (node) => {
    const element = node.parentElement
    if (!node.textContent.trim() || !element || !isShown(element) || element instanceof SVGElement) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return []
    const size = parseFloat(getComputedStyle(element).fontSize)
    if (size < smallest - 0.05) return [`text of ${size.toFixed(1)} px: ${name(element)}`]
    const isOutside = !element.closest(BESIDE_THE_BOARD) && !isInside(box)
    if (isOutside) return [`text outside the window: ${name(element)}`]
    return element.closest(BESIDE_THE_BOARD) ? [] : tornWords(node)
  }
  // A word may go on in the next line only after a hyphen, which a soft one becomes there.
  const tornWords = (node) => [...node.textContent.matchAll(/\p{L}{4,}/gu)].flatMap(({0: word, index}) => {
    const range = document.createRange()
    range.setStart(node, node.textContent[index - 1] === "\u00ad" ? index + 1 : index) // the hyphen counts as a part of it
    range.setEnd(node, index + word.length)
    const lines = new Set([...range.getClientRects()].filter(({width}) => width > 1).map(({top}) => Math.round(top)))
    return lines.size > 1 ? [`a word is torn: ${word} in ${name(node.parentElement)}`] : []
  })
  const wrongTexts = () => {
    const found = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(...wrongText(node))
    return found
  }

  const isCut = (part) => {
    if (part instanceof SVGElement || !isShown(part) || part.matches("[data-scrolls]")) return false
    const {contain, clipPath, overflowX, overflowY} = getComputedStyle(part)
    if (contain.includes("strict") || clipPath !== "none") return false
    const isClipping = overflowX !== "visible" || overflowY !== "visible"
    return isClipping && (part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)
  }
  const cutOff = () =>
    [...document.querySelectorAll("[data-board] *, .prompt:not(.has-list) *")]
      .filter(isCut)
      .map((part) => `cut off, ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}: ${name(part)}`)

  const scrolling = () =>
    [...document.querySelectorAll("[data-board]")]
      .map((board) => board.closest(".frame"))
      .filter((frame) => frame.scrollHeight > frame.clientHeight + 2 || frame.scrollWidth > frame.clientWidth + 2)
      .map((frame) => `the board scrolls, ${frame.scrollWidth}x${frame.scrollHeight} in ${frame.clientWidth}x${frame.clientHeight}`)

  const hands = [...document.querySelectorAll("[data-hand]")]
  const hidden = hands.length && !hands.some(isSeen) ? ["my hand is not in sight"] : []
  return [...new Set([...unreachable(), ...hidden, ...scrolling(), ...cutOff(), ...wrongTexts()])]
}
