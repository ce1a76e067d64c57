/** What options say, where two cards of one name could be meant. */
import { type ChoiceView, copiesOf, type Language, type Message } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { deckbuilding, EXILE_AT_END, type Move } from '../index.ts'
import { type Situation, situation } from './play.ts'

/** What is offered to who is asked. */
function choiceIn({ match }: Situation): ChoiceView | undefined {
  return match.ask === null ? undefined : match.askFor(match.ask, match.ask.seat).choice
}

/** Options of the question as they read, without the grammar around the names. */
function said(match: Situation, verb: Move['do'], language: Language = 'en'): string[] {
  const choice = choiceIn(match)
  if (choice?.form !== 'one' && choice?.form !== 'some') throw new Error('no options')
  const view = match.match.view(match.match.asks[0].seat)
  const text = ({ key, args = {} }: Message): string =>
    deckbuilding.text[language][key].replace(/\{(\w+?)(?:_(?:accusative|dative))?\}/g, (_, name: string) => {
      const arg = args[name]
      return typeof arg === 'object' && 'name' in arg ? deckbuilding.nameOf(arg.name, language) : String(arg)
    })
  return choice.options
    .filter((option) => option.do === verb)
    .map((option) => text(deckbuilding.sayOption(view, option)))
}

test('two of a name in play are numbered; one alone has its name and no more', () => {
  const match = situation({ empire: { units: ['Stormtrooper', 'TIE Fighter', 'Stormtrooper'] } })
  expect(said(match, 'commit')).toEqual([
    'Attack the base with Stormtrooper (in play, no. 1)',
    'Attack the base with TIE Fighter',
    'Attack the base with Stormtrooper (in play, no. 2)',
  ])
})

test('two targets of a name in the galaxy row are told by their places, in German too', () => {
  const match = situation({ row: ['X-Wing', 'Lobot', 'X-Wing'], empire: { units: ['AT-AT'] } })
  expect(said(match, 'commit', 'de')).toEqual([
    'Mit AT-AT den Stützpunkt angreifen',
    'Mit AT-AT X-Flügler (Galaxis-Auslage, Platz 1) angreifen',
    'Mit AT-AT X-Flügler (Galaxis-Auslage, Platz 3) angreifen',
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

describe('copies that are interchangeable are offered once', () => {
  /** What is offered of a verb, with the number of copies for which it stands. */
  function offered(match: Situation, verb: Move['do']): string[] {
    const choice = choiceIn(match)
    if (choice === undefined || !('options' in choice)) return []
    const places = choice.options.flatMap(({ do: own }, i) => (own === verb ? [i] : []))
    return said(match, verb).map((words, i) => `${words} ×${copiesOf(choice, places[i])}`)
  }

  test('in hand and in the galaxy row, with how many there are', () => {
    const match = situation({
      row: ['X-Wing', 'TIE Fighter', 'X-Wing', 'TIE Fighter'],
      empire: { hand: ['Stormtrooper', 'Imperial Shuttle', 'Stormtrooper'], units: ['AT-AT'], resources: 5 },
    })
    expect(offered(match, 'play')).toEqual(['Play Stormtrooper ×2', 'Play Imperial Shuttle ×1'])
    expect(offered(match, 'buy')).toEqual(['Purchase TIE Fighter ×2', 'Purchase Outer Rim Pilot ×1'])
    match.empire.play('Stormtrooper')
    expect(offered(match, 'play')).toEqual(['Play Imperial Shuttle ×1', 'Play Stormtrooper ×1'])
  })

  test('not where the opponent knows one of them, or one is exiled at the end of the turn [db.basics.4]', () => {
    const match = situation({
      empire: { hand: ['Imperial Shuttle', 'Imperial Shuttle', 'Imperial Shuttle'] },
    })
    const { state } = match.match
    const [, seen, lent] = state.sides[0].hand
    state.known[seen] = 2
    state.marks[lent] = EXILE_AT_END
    const view = match.match.view(0)
    const words = state.sides[0].hand.map((card) => {
      const { args } = deckbuilding.sayOption(view, { do: 'play', card, to: -1 } as never)
      const where = args?.where
      return typeof where === 'object' && 'name' in where ? deckbuilding.nameOf(where.name, 'en') : where
    })
    expect(words).toEqual([
      ' (hand)',
      ' (hand, known to the opponent)',
      ' (hand, exiled at the end of the turn)',
    ])
    const like = state.sides[0].hand.map((card) =>
      deckbuilding.like?.(state, { do: 'play', card, to: -1 } as never),
    )
    expect(new Set(like).size).toBe(3)
  })
})
