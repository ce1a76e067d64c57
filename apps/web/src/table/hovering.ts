import type { Choosing } from './contract.ts'

/** Under the pointer or the focus, whatever stands for an option lights up with all that stand for the same. */
export function hovering(choosing: Choosing, option: number | null) {
  const enter = (): void => choosing.hover(option)
  const leave = (): void => choosing.hover(null)
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave }
}

/** A button that stands for an option and is chosen by a click, as in the prompt bar. */
export function standingFor(choosing: Choosing, option: number) {
  return {
    'data-lit': choosing.hovered === option,
    'aria-pressed': choosing.armed === option,
    ...hovering(choosing, option),
    onClick: () => choosing.pick(option),
  }
}
