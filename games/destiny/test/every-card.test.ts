/**
 * What must hold whichever card is at work: every written card is put into positions that lead there, in hand and in play,
 * and random players who lean towards it go on from them. So these find the next card that does it wrong.
 */
import { type Answer, asked, FastRng, keyOf, Match, optionsOf, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { CARDS, type CardFacts } from '../facts/index.ts'
import {
  type Choosable,
  type DestinyOptions,
  destiny,
  isImplemented,
  type Questions,
  type State,
  type View,
} from '../index.ts'
import type { CardGiven, Given, PlayerGiven } from '../position/given.ts'

const WRITTEN = CARDS.filter(
  ({ id, reprintOf, isReworded }) => (reprintOf === null || isReworded) && isImplemented(id),
)
const DECISIONS = 8
const RUNS = 8

type Played = Match<State, DestinyOptions, View>

/** An answer, what stood there before it, and what it led to. */
interface Decision {
  readonly what: string
  /** What was chosen, if it was one of a list. */
  readonly option: Choosable | null
  readonly before: State
  readonly match: Played
  /** Entries of the log that it brought. */
  readonly told: Played['log']
}

/** Goes on from a position at random, but mostly with the card that it is about. */
function play(given: Given, card: CardFacts, seed: number, look: (decision: Decision) => void): void {
  const state = accepted(
    destiny.scenario.position({ ...given, unwritten: true }, keyOf(`${card.id}/${seed}`)),
  )
  const match: Played = Match.at(destiny, state.options, 'every card', state, { log: true })
  const rng = new FastRng(seed, 8)
  for (let i = 0; i < DECISIONS && match.ask !== null; i++) {
    const ask = asked<Questions>(match.ask)
    const before = destiny.clone(match.state)
    const told = match.log.length
    const answer = leaning(match, card, rng)
    const option = ask.form === 'one' ? optionsOf<Choosable>(ask)[Number(answer)] : null
    expect(match.answer(ask.seat, answer)).toBeNull()
    look({ what: ask.what, option, before, match, told: match.log.slice(told) })
  }
}

function leaning({ ask, state }: Played, { id }: CardFacts, rng: FastRng): Answer {
  if (ask === null) return 0
  if (ask.form === 'one' && rng.int(4) > 0) {
    const about = optionsOf(ask).findIndex(
      (option) =>
        'card' in option &&
        typeof option.card === 'number' &&
        CARDS[state.kinds[option.card]]?.id === id &&
        option.do !== 'reroll',
    )
    if (about >= 0) return about
  }
  return randomAnswer(ask, rng)
}

/** Positions with the card in play and, if it can be played, in hand. */
function positionsWith(card: CardFacts, mine: PlayerGiven, theirs: PlayerGiven): Given[] {
  const { id, type } = card
  const given = (own: PlayerGiven): Given => ({ player1: { ...mine, ...own }, player2: theirs })
  const inHand = given({ hand: [id, ...(mine.hand ?? [])] })
  const [[first, host] = ['rey', '01038']] = Object.entries(mine.characters ?? {})
  const carrier: CardGiven = typeof host === 'string' ? { card: host } : host
  switch (type) {
    case 'event':
    case 'downgrade':
      return [inHand]
    case 'support':
      return [inHand, given({ supports: { ...mine.supports, it: id } })]
    case 'upgrade':
      return [
        inHand,
        given({
          characters: {
            ...mine.characters,
            [first]: { ...carrier, upgrades: [...(carrier.upgrades ?? []), id] },
          },
        }),
      ]
    case 'character':
      return [given({ characters: { ...mine.characters, it: id } })]
    case 'battlefield':
      return [{ ...given({}), battlefield: id }]
    case 'plot':
      return [given({ plot: id })]
    default:
      return type satisfies never
  }
}

/** The shields of Luke Skywalker's die may be resolved as melee damage. */
const LUKE = CARDS.findIndex(({ id }) => id === '07056')
/** Sides of it that show shields. */
const SHIELDS = [1, 2, 3]
const shielded = (whose: string): PlayerGiven => ({
  characters: {
    [`${whose} luke`]: { card: '07056', dice: 2, pool: ['2 shield', '1 shield'], damage: 3 },
    // Two blanks let Anger be played.
    [`${whose} leia`]: { card: '01028', dice: 2, pool: ['blank', 'blank'], damage: 2 },
    [`${whose} han`]: { card: '01046', pool: ['2 ranged'] },
  },
  hand: ['01115', '01115'],
  resources: 9,
})

/** Cards that resolve a die as damage and nothing else: of Luke's die only one of both is left. */
const NAME_DAMAGE: readonly string[] = [
  '01086',
  '02071',
  '02075',
  '02127',
  '04034',
  '05077',
  '05101',
  '06014',
  '07004',
  '07121',
  '08007',
  '08042',
  '08060',
  '08125',
  '09011',
]

/** Such a card names a focus. */
const NAME_FOCUS: readonly string[] = ['03070']

test('who resolves a die that may be resolved as another symbol says as which, whatever card lets him [sd.faq.43]', {
  timeout: 120_000,
}, () => {
  const silent = new Set<string>()
  const resolving = new Set<string>()
  for (const card of WRITTEN)
    for (const given of positionsWith(card, shielded('my'), shielded('their')))
      for (let run = 0; run < RUNS; run++) {
        let named = false
        play(given, card, run, ({ what, option, told }) => {
          named ||= what === 'symbol' || what === 'resolve-more' || option?.do === 'resolve'
          for (const entry of told) {
            if (entry.what !== 'resolve') continue
            if (entry.args.kind === LUKE && SHIELDS.includes(Number(entry.args.side))) {
              resolving.add(card.id)
              const isNamed =
                named ||
                (entry.args.symbol === 'melee' && NAME_DAMAGE.includes(card.id)) ||
                (entry.args.symbol === 'focus' && NAME_FOCUS.includes(card.id))
              if (!isNamed) silent.add(`${card.id} ${card.name.en}`)
            }
            named = false
          }
        })
      }
  // Commanding Presence finds red dice alone, and of those none may be resolved as another symbol.
  expect([...resolving]).toEqual(expect.arrayContaining(['02071', '02080', ...NAME_DAMAGE]))
  expect([...silent]).toEqual([])
})

/** Everybody carries an upgrade, and has one more in hand that is too dear unless the other makes way. */
const short = (whose: string): PlayerGiven => ({
  characters: {
    [`${whose} rey`]: { card: '01038', upgrades: ['01059'], pool: ['1 melee'] },
    [`${whose} han`]: { card: '01046', upgrades: ['01066'] },
  },
  hand: ['01059', '01066'],
  resources: 1,
})

test('no upgrade makes way unless its player has said so, whatever card lets him play another [sd.upgrade-card.5]', {
  timeout: 120_000,
}, () => {
  const unasked = new Set<string>()
  let replaced = 0
  for (const card of WRITTEN)
    for (const given of positionsWith(card, short('my'), short('their')))
      for (let run = 0; run < RUNS; run++)
        play(given, card, run, ({ option, before, match }) => {
          for (const [seat, { replaced: now }] of match.state.players.entries()) {
            if (!now || before.players[seat].replaced) continue
            replaced++
            if (option?.do !== 'replace') unasked.add(`${card.id} ${card.name.en}`)
          }
        })
  expect(replaced).toBeGreaterThan(20)
  expect([...unasked]).toEqual([])
})
