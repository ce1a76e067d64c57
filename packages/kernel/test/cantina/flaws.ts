import {
  type Ask,
  type Check,
  done,
  type Flow,
  type Option,
  refuse,
  type Seat,
  type Step,
} from '../../src/index.ts'
import { type Cantina, cantina, type State } from './index.ts'
import type { T } from './state.ts'

/** The cantina with something done before one of its steps. */
// biome-ignore lint/suspicious/noConfusingVoidType: what asks nobody is a plain function
export function spoiled(step: string, act: (t: T) => Flow | void): Cantina {
  const run = cantina.steps[step]
  const worse: Step<State> = function* (t: T) {
    const flow = act(t)
    if (flow !== undefined) yield* flow
    return yield* done(run(t))
  }
  return { ...cantina, steps: { ...cantina.steps, [step]: worse } }
}

const cite = { rule: 'ca.turn.1' }
const next = (t: T): Seat => (t.state.active + 1) % 3
const holdsOdd = (t: T, seat: Seat): boolean => t.state.sides[seat].hand.some((card) => card % 2 === 1)

/** What is not in the state is lost to forks and records. */
let outsideTheState = 0

/** Each flaw with the checks that may be the first to find it. */
export const flaws: [flaw: string, caughtBy: readonly Check[], game: Cantina][] = [
  [
    'a view that shows the top of the deck',
    ['viewLeak'],
    { ...cantina, view: (s, seat) => ({ ...cantina.view(s, seat), top: s.deck.at(-1) ?? null }) },
  ],
  [
    'a view that shows somebody’s hand to a spectator',
    ['viewLeak'],
    {
      ...cantina,
      view: (s, seat) => ({
        ...cantina.view(s, seat),
        ...(seat === -1 && { hand: s.sides[0].hand.slice() }),
      }),
    },
  ],
  [
    'a view that shows a sum over a hidden hand',
    ['viewLeak'],
    {
      ...cantina,
      view: (s, seat) => ({ ...cantina.view(s, seat), pot: s.sides[1].hand.reduce((a, b) => a + b, 0) }),
    },
  ],
  [
    'options that read the same',
    ['toldApart'],
    { ...cantina, sayOption: (view, option) => ({ key: cantina.sayOption(view, option).key }) },
  ],
  [
    'options of which only one is offered although they differ',
    ['offeredOnce'],
    { ...cantina, like: (_s, option) => option.do },
  ],
  [
    'an option that names the top of the deck',
    ['viewLeak'],
    spoiled('turn', function* (t) {
      const peek: Option[] = [{ do: `burn-${t.state.deck.at(-1)}` }, { do: 'pass' }]
      yield* t.choose(t.state.active, 'burn', peek, cite)
    }),
  ],
  [
    'a redeal that leaves the hands of others as they are',
    ['sampleFromViewOnly'],
    {
      ...cantina,
      redeal(s, seat, rng) {
        const top = s.sides[seat]?.knowsTop ? s.deck.pop() : undefined
        const pool = s.deck.sort((a, b) => a - b)
        s.deck = pool.slice().map(() => pool.splice(rng.int(pool.length), 1)[0])
        if (top !== undefined) s.deck.push(top)
      },
    },
  ],
  ['a redeal that deals nothing', ['sampleFromViewOnly'], { ...cantina, redeal: () => {} }],
  [
    'a redeal that shuffles the hidden cards as they lie',
    ['sampleFromViewOnly'],
    {
      ...cantina,
      redeal(s, seat, rng) {
        const hidden = [s.deck, ...s.sides.filter((_, owner) => owner !== seat).map((side) => side.hand)]
        const top = s.sides[seat]?.knowsTop ? s.deck.pop() : undefined
        const pool = hidden.flat()
        for (const pile of hidden)
          for (let i = 0; i < pile.length; i++) pile[i] = pool.splice(rng.int(pool.length), 1)[0]
        if (top !== undefined) s.deck.push(top)
      },
    },
  ],
  [
    'a redeal that forgets what the seat has seen',
    ['viewLeak'],
    {
      ...cantina,
      redeal(s, seat, rng) {
        const knew = s.sides.map((side) => side.knowsTop)
        for (const side of s.sides) side.knowsTop = false
        cantina.redeal(s, seat, rng)
        for (const [i, side] of s.sides.entries()) side.knowsTop = knew[i]
      },
    },
  ],
  [
    'a redeal that loses a card',
    ['sampleFromViewOnly', 'playedOnFromSample'],
    {
      ...cantina,
      redeal(s, seat, rng) {
        cantina.redeal(s, seat, rng)
        const other = s.sides[(seat + 2) % 3]
        if (seat >= 0 && other.hand.length > 1) other.hand[0] = other.hand[1]
      },
    },
  ],
  [
    'a clone that shares the deck',
    ['fork', 'undo', 'restoreFromRecord'],
    {
      ...cantina,
      clone(s) {
        const copy = cantina.clone(s)
        copy.deck = s.deck
        return copy
      },
    },
  ],
  [
    'a clone that shares a hand',
    ['fork', 'undo', 'anyOrder'],
    {
      ...cantina,
      clone(s) {
        const copy = cantina.clone(s)
        copy.sides[1].hand = s.sides[1].hand
        return copy
      },
    },
  ],
  [
    'a clone that leaves something out',
    ['fork'],
    { ...cantina, clone: (s) => ({ ...cantina.clone(s), pot: 0 }) },
  ],
  [
    'a log that tells all which card was drawn',
    ['logLeak'],
    spoiled('upkeep', (t) => {
      t.log?.('peek', 'ca.deal.1', { card: t.state.deck.at(-1) ?? -1 })
    }),
  ],
  [
    'a log that tells one player the secret of another',
    ['logLeak'],
    spoiled('turn', (t) => {
      const { active, sides } = t.state
      const seat = (active + 1) % 3
      t.log?.('look', 'ca.seer.1', { seat }, { seat, args: { hand: sides[active].hand.slice() } })
    }),
  ],
  [
    'an answer that shows the top of the deck and can be taken back',
    ['undoLeak'],
    spoiled('turn', function* (t) {
      const { deck, discard, active } = t.state
      const burns = yield* t.may(active, 'burn', cite)
      const top = burns ? deck.pop() : undefined
      if (top === undefined) return
      for (const side of t.state.sides) side.knowsTop = false
      discard.push(top)
    }),
  ],
  [
    'an answer after which only who holds a card is asked, and that can be taken back',
    ['undoLeak'],
    spoiled('turn', function* (t) {
      yield* t.may(t.state.active, 'provoke', cite)
      if (holdsOdd(t, next(t))) yield* t.may(next(t), 'react', cite)
    }),
  ],
  [
    'a way back that is barred only where somebody holds a card',
    ['undoLeak'],
    spoiled('turn', function* (t) {
      yield* t.may(t.state.active, 'provoke', cite)
      t.hinges?.(next(t), 'hand', () => holdsOdd(t, next(t)))
      if (holdsOdd(t, next(t))) yield* t.may(next(t), 'react', cite)
    }),
  ],
  [
    'a step that loses a card',
    ['conservation'],
    spoiled('upkeep', (t) => {
      t.state.deck.shift()
    }),
  ],
  [
    'a step that makes a credit',
    ['conservation'],
    spoiled('turn', (t) => {
      t.state.pot++
    }),
  ],
  [
    'a place that its own check refuses',
    ['offeredAccepted'],
    spoiled('turn', function* (t) {
      const where = {
        length: 1,
        area: null,
        check: ([x]: readonly number[]) => (x < 3 ? null : refuse('full')),
        sample: () => [3],
      }
      yield* t.place(t.state.active, 'where', where, cite)
    }),
  ],
  [
    'a check that changes what it checks',
    ['notOfferedRefused'],
    spoiled('turn', function* (t) {
      const check = ([x]: readonly number[]) => {
        if (x === 0) return null
        t.state.round++
        return refuse('taken')
      }
      const where = { length: 1, area: null, check, sample: () => [0] }
      yield* t.place(t.state.active, 'where', where, cite)
    }),
  ],
  [
    'secret questions whose options are made too early',
    ['playedOnFromSample'],
    {
      ...cantina,
      steps: {
        ...cantina.steps,
        bidding: function* (t: T) {
          const early = t.state.sides.map(
            (side, seat): Ask => ({
              form: 'one',
              seat,
              what: 'bid',
              rule: 'ca.bid.1',
              options: side.hand.map((card): Option & { card: number } => ({ do: 'bid', card })),
            }),
          )
          const answers = yield* t.together(early.filter((ask) => t.state.sides[ask.seat].hand.length > 0))
          const hands = t.state.sides.filter((side) => side.hand.length > 0)
          for (const [i, side] of hands.entries()) {
            const ask = early[t.state.sides.indexOf(side)] as Extract<Ask, { form: 'one' }>
            const { card } = (ask.options as readonly (Option & { card: number })[])[answers[i] as number]
            side.hand = side.hand.filter((one) => one !== card)
            t.state.discard.push(card)
          }
          t.state.turnsLeft = 3
          return 'turn'
        },
      },
    },
  ],
  [
    'chance that is not in the state',
    ['fork', 'undo', 'restoreFromRecord', 'anyOrder'],
    spoiled('turn', function* (t) {
      const lucky: Option[] = [{ do: `lucky-${Math.random()}` }, { do: 'pass' }]
      yield* t.choose(t.state.active, 'lucky', lucky, cite)
    }),
  ],
  [
    'memory that is not in the state',
    ['fork', 'undo', 'restoreFromRecord', 'anyOrder'],
    spoiled('upkeep', (t) => {
      t.state.active = ++outsideTheState % 3
      const [from, to] = [t.state.sides[t.state.active], t.state.sides[(t.state.active + 1) % 3]]
      if (from.credits > 0) {
        from.credits--
        to.credits++
      }
    }),
  ],
  [
    'state that is not plain data',
    ['fork', 'undo', 'restoreFromRecord', 'restoreFromCheckpoint', 'matches'],
    { ...cantina, setup: (options, rng) => ({ ...cantina.setup(options, rng), notes: new Map() }) as State },
  ],
  [
    'state that JSON does not bring back',
    ['restoreFromCheckpoint'],
    { ...cantina, setup: (options, rng) => ({ ...cantina.setup(options, rng), round: Number.NaN }) },
  ],
  [
    'options that read differently the second time',
    ['restoreFromRecord'],
    { ...cantina, readOptions: () => ({ rounds: 2, glitch: true }) },
  ],
  [
    'a match without end',
    ['matches'],
    {
      ...cantina,
      steps: {
        ...cantina.steps,
        *upkeep(t: T): Flow<string> {
          t.state.round = 1
          t.state.discard.push(...t.state.sides.flatMap((side) => side.hand.splice(0)))
          yield* []
          return 'deal'
        },
      },
    },
  ],
  [
    'a set-up that breaks',
    ['matches'],
    {
      ...cantina,
      setup() {
        throw new Error('the cantina is closed')
      },
    },
  ],
]
