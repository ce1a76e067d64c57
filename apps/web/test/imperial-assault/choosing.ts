/** Nobody points at anything. */
import type { Choosing } from '../../src/table/contract.ts'

export const CHOOSING: Choosing = {
  hovered: null,
  armed: null,
  picked: [],
  shares: [],
  hover: () => {},
  take: () => {},
  isEnough: () => false,
  pick: () => {},
  setShare: () => {},
  confirm: () => {},
  cancel: () => {},
  answer: () => {},
  answerAll: () => {},
  tried: () => {},
}
