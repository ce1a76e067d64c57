import { type Answer, type Ask, optionsOf, readOption, sameFor } from '@dejarik/kernel'
import type * as offer from '../offers.ts'
import type { Questions } from '../questions.ts'
import { findCard, findDie, type State } from '../state.ts'

/** Names an answer by what it does: cards out of play by what they are, dice by what they show. */
export function keyOf(s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' && ask.form !== 'some') return String(answer)
  const options = optionsOf(ask)
  if (typeof answer === 'number') return keyOfOption(options[answer], s)
  const words = answer.map((i) => keyOfOption(options[i], s))
  return (ask.form === 'some' && ask.ordered ? words : words.sort()).join()
}

const PLAIN = ['claim', 'pass', 'forgo', 'shields', 'take-back', 'decline', 'yes', 'no'] as const

function shownWord(s: State, { do: option, card, kind }: offer.Play | offer.Reroll | offer.Pick): string {
  return `${option} ${cardWord(s, card)} ${kind}`
}

const keyOfOption = readOption<Questions, [State], string>({
  ...sameFor(PLAIN, ({ do: option }: { readonly do: string }) => option),
  play: (option, s) => shownWord(s, option),
  reroll: (option, s) => shownWord(s, option),
  pick: (option, s) => shownWord(s, option),
  battlefield: ({ card, kind }, s) => `battlefield ${cardWord(s, card)} ${kind}`,
  ability: ({ card, kind, key }, s) => `ability ${cardWord(s, card)} ${kind} ${key}`,
  use: ({ card, kind, key, die }, s) => `use ${cardWord(s, card)} ${kind} ${key} ${dieWord(s, die)}`,
  activate: ({ card }, s) => `activate ${cardWord(s, card)}`,
  card: ({ card }, s) => `card ${cardWord(s, card)}`,
  replace: ({ card, cost }, s) => `replace ${cardWord(s, card)} ${cost}`,
  pay: ({ cost }) => `pay ${cost}`,
  resolve: ({ die, symbol }, s) => `resolve ${dieWord(s, die)} ${symbol}`,
  die: ({ die }, s) => `die ${dieWord(s, die)}`,
  turn: ({ die, side }, s) => `turn ${dieWord(s, die)} ${side}`,
  side: ({ kind, side }) => `side ${kind} ${side}`,
  group: ({ way, dice }) => `group ${way} ${dice.join()}`,
  seat: ({ seat }) => `seat ${seat}`,
  symbol: ({ symbol }) => `symbol ${symbol}`,
  way: ({ what, way }) => `way ${what} ${way}`,
})

/** Copies of a card in hand are the same choice; in play each has its own fate. */
function cardWord(s: State, id: number): string {
  return id < 0 || findCard(s, id) !== undefined ? String(id) : `of ${s.kinds[id]}`
}

function dieWord(s: State, id: number): string {
  const die = findDie(s, id)
  return die === undefined ? String(id) : `${die.kind}.${die.side}.${die.pool}`
}
