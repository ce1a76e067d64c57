/** Crew cards notice that somebody gains credits: one may rewrite it, one interrupts it, one follows it. */
import {
  AbilityIndex,
  type Discipline,
  type Flow,
  type GameEvent,
  type Instead,
  isMet,
  type Kit,
  type Live,
  raise,
  type Seat,
  type Usage,
  use,
  type When,
  type Window,
} from '../../src/index.ts'
import { bidValue, KINDS, type Kind } from './cards.ts'
import { draw } from './deck.ts'
import { SEATS, type State, type T } from './state.ts'

/** Somebody gains credits from the bank. */
export interface Gain extends GameEvent {
  readonly event: 'gain'
  readonly seat: Seat
  readonly amount: number
}

/** A crew card in play and its owner. */
interface Me {
  readonly seat: Seat
  readonly card: number
}

interface Cantina extends Kit {
  readonly state: State
  readonly table: T
  readonly me: Me
  readonly moments: { readonly gain: Gain; readonly 'before gain': Gain }
  readonly cost: never
  readonly limit: never
}

type Ability = When<Cantina> | Instead<Cantina>
type Noticing = Live<Cantina, Gain, Ability>

const CREW: { readonly [K in Kind]?: readonly Ability[] } = {
  /** Instead of letting another player gain, its owner may halve the gain; what is halved to nothing is none. */
  customs: [
    {
      word: 'instead',
      at: 'gain',
      may: true,
      if: (_s, me, gain) => me.seat !== gain.seat,
      run(t, me, gain) {
        const amount = Math.floor(gain.amount / 2)
        t.log?.('halved', 'ca.customs.1', { seat: me.seat, amount })
        return amount === 0 ? null : { ...gain, amount }
      },
    },
  ],
  /** Before another player gains, its owner takes up to two credits from that player. */
  bouncer: [
    {
      word: 'when',
      at: 'before gain',
      if: (_s, me, gain) => me.seat !== gain.seat,
      *run(t, me, gain) {
        const { sides } = t.state
        const range = { min: 0, max: Math.min(2, sides[gain.seat].credits) }
        const cite = { rule: 'ca.bouncer.1', about: me.card }
        const fee = yield* t.chooseNumber(me.seat, 'bouncer', range, cite)
        sides[gain.seat].credits -= fee
        sides[me.seat].credits += fee
        t.log?.('fee', 'ca.bouncer.1', { seat: me.seat, from: gain.seat, fee })
      },
    },
  ],
  /** After its owner gained, they may draw a card. */
  dealer: [
    {
      word: 'when',
      at: 'gain',
      may: true,
      if: (_s, me, gain) => me.seat === gain.seat,
      run: (t, me) => draw(t, me.seat, 'ca.dealer.1'),
    },
  ],
}

const index = new AbilityIndex<Ability>(KINDS.map((id) => ({ id, abilities: CREW[id] ?? [] })))

const usage: Usage<Cantina, Gain> = {
  isFree: () => true,
  canPay: () => true,
  agrees: (t, { me }) => {
    const kind = KINDS[bidValue(me.card)]
    return t.may(me.seat, kind, { rule: `ca.${kind}.1`, about: me.card })
  },
  begin() {},
  pay() {},
}

/** Live are crew cards in play, the active player's first. */
function live({ state }: T, event: Gain, window: Window): readonly Noticing[] {
  const listed = index.at(
    window === 'instead' ? 'instead' : 'when',
    window === 'before' ? 'before gain' : event.event,
  )
  const found: Noticing[] = []
  if (listed === undefined) return found
  for (let i = 0; i < SEATS.length; i++) {
    const seat = (state.active + i) % SEATS.length
    for (const card of state.sides[seat].crew)
      for (const one of listed[bidValue(card)] ?? []) {
        const noticing = { me: { seat, card }, event, ...one }
        if (isMet(usage, state, noticing)) found.push(noticing)
      }
  }
  return found
}

function* inTurn(t: T, live: readonly Noticing[]): Flow {
  for (const { ability, ...one } of live)
    if (ability.word === 'when') yield* use(usage, t, { ...one, ability })
}

const discipline: Discipline<T, Gain, Noticing> = {
  live,
  *instead(t, gain, live) {
    let now: Gain | null = gain
    for (const { me, key, ability } of live) {
      if (now === null || ability.word !== 'instead') break
      const changed: Gain | null | undefined = yield* use(usage, t, { me, key, ability, event: now })
      if (changed !== undefined) now = changed
    }
    return now
  },
  before: (t, _gain, live) => inTurn(t, live),
  after: (t, _gain, live) => inTurn(t, live),
}

export function* gain(t: T, seat: Seat, wanted: number): Flow {
  const amount = Math.min(wanted, t.state.bank)
  if (amount === 0) return
  yield* raise(t, discipline, { event: 'gain', seat, amount }, (now) => {
    t.state.bank -= now.amount
    t.state.sides[seat].credits += now.amount
    t.log?.('gain', 'ca.gain.1', { seat, amount: now.amount })
  })
}
