/**
 * What an eye would stumble over on a screen: words broken inside, text that is cut off or too small, what lies under
 * the prompt, and controls that lie outside or under another thing.
 */
import type { Page } from 'playwright-core'

export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 360, height: 740 },
] as const

export type Size = (typeof SIZES)[number]

/** Faults in what is on the screen now, or only in what `within` selects, each once, with the words that they are about. */
export function faultsOn(page: Page, within = ''): Promise<string[]> {
  return page.evaluate(findFaults, within)
}

/** Runs in the page. */
function findFaults(within: string): string[] {
  const SMALLEST = 12
  /** Half pixels are drawn as whole ones. */
  const ROUNDING = 1.5
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"][data-can="true"]'
  /** Pointing at them, or opening them, shows all of it. */
  const READABLE =
    '[title], [data-thing], .thing, .option, .log-line, .cards-card, .build-line, select, input'
  const faults = new Set<string>()
  const modal = document.querySelector('dialog[open]')
  // The end is a scene over the table.
  const root = modal ?? document.querySelector('.ending-scene') ?? document.body
  const prompt = document.querySelector('.prompt')
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  type Box = { left: number; top: number; right: number; bottom: number }

  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isSome = ({ left, top, right, bottom }: Box): boolean =>
    right - left > ROUNDING && bottom - top > ROUNDING
  const nameOf = (one: Element): string => {
    const name = one.getAttribute('class') ?? ''
    const own = `${one.localName}${name === '' ? '' : `.${name.split(' ').join('.')}`}`
    return name === '' && one.parentElement !== null ? `${nameOf(one.parentElement)} > ${own}` : own
  }
  /** Neither only for the ear nor a small picture of a table. */
  const isSeen = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.closest('.unseen, [inert], .tile-picture') === null &&
    !clipsOf(one).some(({ of }) => of.clientWidth === 1 && of.clientHeight === 1)

  interface Clip {
    readonly of: Element
    readonly box: Box
    /** Which way the rest can be scrolled to. */
    readonly x: boolean
    readonly y: boolean
    readonly rolls: boolean
  }
  const clips = new Map<Element, readonly Clip[]>()
  /** Whatever cuts off what is in an element, from the inside out. */
  const clipsOf = (one: Element | null): readonly Clip[] => {
    if (one === null) return []
    const known = clips.get(one)
    if (known !== undefined) return known
    const style = getComputedStyle(one)
    const outer = style.position === 'fixed' ? [] : clipsOf(one.parentElement)
    const isClip = (way: string): boolean => way !== 'visible'
    const all =
      isClip(style.overflowX) || isClip(style.overflowY)
        ? [
            {
              of: one,
              box: one.getBoundingClientRect(),
              x: isClip(style.overflowX),
              y: isClip(style.overflowY),
              rolls: /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
            },
            ...outer,
          ]
        : outer
    clips.set(one, all)
    return all
  }
  /** What is in sight of a box. */
  const inSight = (box: Box, parent: Element): Box =>
    clipsOf(parent).reduce(
      (seen, clip) =>
        meet(seen, {
          left: clip.x ? clip.box.left : -Infinity,
          right: clip.x ? clip.box.right : Infinity,
          top: clip.y ? clip.box.top : -Infinity,
          bottom: clip.y ? clip.box.bottom : Infinity,
        }),
      meet(box, windowBox),
    )

  const lookAtText = (node: Text, parent: Element): void => {
    const text = node.data.trim()
    const range = document.createRange()
    range.selectNodeContents(node)
    const whole = range.getBoundingClientRect()
    if (whole.width === 0) return
    const drawing = parent.closest('svg')
    const style = getComputedStyle(parent)
    const scale =
      parent instanceof SVGGraphicsElement
        ? Math.hypot(parent.getScreenCTM()?.a ?? 1, parent.getScreenCTM()?.b ?? 0)
        : 1
    const size = Number.parseFloat(style.fontSize) * scale
    const seen = inSight(whole, parent)
    if (isSome(seen) && size < SMALLEST - 0.1)
      faults.add(`${size.toFixed(1)} px: “${text}” (${nameOf(parent)})`)
    const inner = clipsOf(parent)[0]
    if (drawing === null) {
      if (isSome(seen)) lookAtWords(node, parent, range)
      // Only the innermost box: what an outer one cuts off may be half out of sight until somebody scrolls.
      if (inner !== undefined && !inner.rolls && parent.closest(READABLE) === null) {
        const over = Math.max(
          inner.x ? Math.max(inner.box.left - whole.left, whole.right - inner.box.right) : 0,
          inner.y ? Math.max(inner.box.top - whole.top, whole.bottom - inner.box.bottom) : 0,
        )
        if (over > ROUNDING + size * 0.25)
          faults.add(`cut off by ${Math.round(over)} px: “${text}” (${nameOf(parent)})`)
      }
    }
    if (
      prompt !== null &&
      modal === null &&
      !prompt.contains(parent) &&
      parent.closest('.table-board') !== null
    ) {
      const under = meet(seen, prompt.getBoundingClientRect())
      if (isSome(under) && parent.closest('[popover], .over, .sheet, .choices') === null)
        faults.add(`under the prompt: “${text}” (${nameOf(parent)})`)
    }
  }

  /** Of one letter. A hyphen that is drawn where a word may be parted stands before it, on the line above. */
  const placeOf = (node: Text, at: number, range: Range): DOMRect | undefined => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].at(-1)
  }
  const lookAtWords = (node: Text, parent: Element, range: Range): void => {
    // Where a word may be parted: at a hyphen, a slash, or where it says so itself.
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']{3,}/gu)) {
      const first = placeOf(node, index, range)
      const last = placeOf(node, index + word.length - 1, range)
      if (first !== undefined && last !== undefined && last.top > first.top + first.height / 2)
        faults.add(`broken: “${word}” (${nameOf(parent)})`)
    }
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent === null || !/[\p{L}\p{N}]/u.test((node as Text).data)) continue
    if (within !== '' && parent.closest(within) === null) continue
    if (parent.closest('script, style, option, title, datalist, [data-fades]') === null && isSeen(parent))
      lookAtText(node as Text, parent)
  }

  const lookAtControl = (control: Element): void => {
    const name = `“${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 60)}” (${nameOf(control)})`
    const isPiece = control instanceof SVGElement
    // What can be scrolled to or panned to is not outside.
    const box = control.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) return
    const around = clipsOf(control.parentElement)
    const scrolls = around.some(({ rolls }) => rolls) || document.documentElement.scrollHeight > innerHeight
    const seen = inSight(box, control)
    if (isPiece && (seen.right - seen.left < box.width - 1 || seen.bottom - seen.top < box.height - 1)) return
    if (!isPiece && scrolls) control.scrollIntoView({ block: 'center', inline: 'center' })
    const now = control.getBoundingClientRect()
    const x = now.left + now.width / 2
    const y = now.top + now.height / 2
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      faults.add(`outside: ${name}`)
      return
    }
    const there = document.elementFromPoint(x, y)
    const label = there?.closest('label')
    if (there === null || control.contains(there) || there.contains(control) || label?.contains(control))
      return
    faults.add(`under ${nameOf(there)}: ${name}`)
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (control.matches(':disabled') || !isSeen(control)) continue
    if (within !== '' && control.closest(within) === null) continue
    if (getComputedStyle(control).pointerEvents !== 'none') lookAtControl(control)
  }
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add(`wider than the window by ${scrollWidth - innerWidth} px`)
  return [...faults]
}
