import { type Answer, type Ask, type Option, optionsOf } from '@dejarik/kernel'
import { findCard, findDie, type State } from '../state.ts'

/** Names an answer by what it does: cards out of play by what they are, dice by what they show. */
export function keyOf(s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' && ask.form !== 'some') return String(answer)
  const options = optionsOf(ask)
  if (typeof answer === 'number') return wordOf(s, options[answer])
  const words = answer.map((i) => wordOf(s, options[i]))
  return (ask.form === 'some' && ask.ordered ? words : words.sort()).join()
}

function wordOf(s: State, option: Option): string {
  let word: string = option.do
  for (const [name, value] of Object.entries(option)) {
    if (name === 'card') word += ` ${cardWord(s, value as number)}`
    else if (name === 'die') word += ` ${dieWord(s, value as number)}`
    else if (name !== 'do') word += ` ${String(value)}`
  }
  return word
}

/** Copies of a card in hand are the same choice; in play each has its own fate. */
function cardWord(s: State, id: number): string {
  return id < 0 || findCard(s, id) !== undefined ? String(id) : `of ${s.kinds[id]}`
}

function dieWord(s: State, id: number): string {
  const die = findDie(s, id)
  return die === undefined ? String(id) : `${die.kind}.${die.side}.${die.pool}`
}
