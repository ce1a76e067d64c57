import type { Choosing } from '../table/contract.ts'

const nothing = () => {}

/** In a replay there is nothing to choose. */
export const watching: Choosing = {
  hovered: null,
  armed: null,
  picked: [],
  shares: [],
  hover: nothing,
  pick: nothing,
  take: nothing,
  isEnough: () => false,
  setShare: nothing,
  confirm: nothing,
  cancel: nothing,
  answer: nothing,
  answerAll: nothing,
  tried: nothing,
}
