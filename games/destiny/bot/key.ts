import { type Answer, type Ask, optionsOf } from '@dejarik/kernel'
import { findDie, type State } from '../state.ts'
import type { Words } from './choices.ts'

/** Names an answer by what it does: cards out of play by what they are, dice by what they show. */
export function keyOf(s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' && ask.form !== 'some') return String(answer)
  const options = optionsOf(ask) as readonly Words[]
  if (typeof answer === 'number') return wordOf(s, options[answer])
  const words = answer.map((i) => wordOf(s, options[i]))
  return (ask.form === 'some' && ask.ordered ? words : words.sort()).join()
}

function wordOf(s: State, option: Words): string {
  const { do: verb, card, kind, die, side, seat, way } = option
  if (die !== undefined && die >= 0) return `${verb} ${dieWord(s, die)} ${side ?? ''}`
  if (way !== undefined) return `${verb} ${way}`
  if (seat !== undefined) return `${verb} ${seat}`
  // A card that is not in play is told from others by what it is: copies are the same choice.
  if (kind !== undefined && (verb === 'play' || verb === 'pick' || verb === 'reroll')) return `${verb} ${kind}`
  return card === undefined ? verb : `${verb} ${card}`
}

function dieWord(s: State, id: number): string {
  const die = findDie(s, id)
  return die === undefined ? String(id) : `${die.kind}.${die.side}.${die.pool}`
}
