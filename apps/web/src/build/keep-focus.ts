/** The button that removed something may be gone with it; then its panel has the focus. */
export function keepFocusAt(panel: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(panel)?.focus()
  })
}
