/** Whether a board holds still: where its parts lie, looked at in every frame that is painted. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Places in which the parts were seen, each once. */
    places?: Set<string>
  }
}

/** From now on, where these parts lie is noted with every frame, and which part of a drawing is in sight. */
export async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((parts) => {
    const places = new Set<string>()
    window.places = places
    const note = (): void => {
      if (window.places !== places) return
      const seen = [...document.querySelectorAll(parts)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const drawing = part.querySelector(':scope > svg')?.getAttribute('viewBox') ?? ''
        // Whoever scrolls moves it by hand.
        let scrolled = 0
        for (let at = part.parentElement; at !== null; at = at.parentElement) scrolled += at.scrollTop
        return `${x} ${y + scrolled} ${width}×${height} ${drawing}`
      })
      places.add(seen.join(' | '))
      requestAnimationFrame(note)
    }
    note()
  }, selector)
}

/** All places since `watch`: one of a board that held still. */
export function placesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window.places ?? [])])
}

/** The middle of a thing on the screen. */
export async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const thing = page.locator(selector).first()
  const { x, y, width, height } = (await thing.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Fonts, another size and the first look at the board shift things; then it stands. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
}
