/** What options say, where two cards of one name could be meant. */
import { type Language, type Message, optionsOf } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { deckbuilding, type Move } from '../index.ts'
import { type Situation, situation } from './play.ts'

/** Options of the question as they read, without the grammar around the names. */
function said(match: Situation, verb: Move['do'], language: Language = 'en'): string[] {
  const ask = match.match.ask
  if (ask === null || (ask.form !== 'one' && ask.form !== 'some')) throw new Error('no options')
  const view = match.match.view(ask.seat)
  const text = ({ key, args = {} }: Message): string =>
    deckbuilding.text[language][key].replace(/\{(\w+)\}/g, (_, name: string) => {
      const arg = args[name]
      return typeof arg === 'object' && 'name' in arg ? deckbuilding.nameOf(arg.name, language) : String(arg)
    })
  return optionsOf(ask)
    .filter((option) => option.do === verb)
    .map((option) => text(deckbuilding.sayOption(view, option)))
}

test('two of a name in play are numbered; one alone has its name and no more', () => {
  const match = situation({ empire: { units: ['Stormtrooper', 'TIE Fighter', 'Stormtrooper'] } })
  expect(said(match, 'commit')).toEqual([
    'Stormtrooper (in play, no. 1) against the base',
    'TIE Fighter against the base',
    'Stormtrooper (in play, no. 2) against the base',
  ])
})

test('two targets of a name in the galaxy row are told by their places, in German too', () => {
  const match = situation({ row: ['X-Wing', 'Lobot', 'X-Wing'], empire: { units: ['AT-AT'] } })
  expect(said(match, 'commit', 'de')).toEqual([
    'AT-AT gegen den Stützpunkt',
    'AT-AT gegen X-Flügler (Galaxiereihe, Platz 1)',
    'AT-AT gegen X-Flügler (Galaxiereihe, Platz 3)',
  ])
})

test('what a Kel Dor Mystic exiles: one from the hand, one from the discard pile', () => {
  const match = situation({
    empire: {
      units: ['Kel Dor Mystic'],
      hand: ['Outer Rim Pilot', 'Stormtrooper'],
      discard: ['Outer Rim Pilot', 'Outer Rim Pilot', 'Dengar'],
    },
  })
  match.empire.use('Kel Dor Mystic')
  expect(new Set(said(match, 'pick'))).toEqual(
    new Set(['Outer Rim Pilot (hand)', 'Stormtrooper', 'Outer Rim Pilot (discard pile)', 'Dengar']),
  )
})
