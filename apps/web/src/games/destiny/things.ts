/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import { type CardId, type DieId, NONE, type Questions } from '@dejarik/destiny'
import { readOption, type Seat, sameFor } from '@dejarik/kernel'
import type { Thing } from '../../board/table.ts'

export const BATTLEFIELD: Thing = 'battlefield'
export const PASS: Thing = 'pass'

export function thingOfCard(card: CardId): Thing {
  return `card:${card}`
}

export function thingOfDie(die: DieId): Thing {
  return `die:${die}`
}

export function thingOfSeat(seat: Seat): Thing {
  return `seat:${seat}`
}

/** A tray of dice: nothing is chosen by it, but things happen there. */
export function poolOf(seat: Seat): Thing {
  return `pool:${seat}`
}

function thingsOfCard({ card }: { readonly card: CardId }): readonly Thing[] {
  return card === NONE ? [] : [thingOfCard(card)]
}

function thingsOfDie({ die }: { readonly die: DieId }): readonly Thing[] {
  return die === NONE ? [] : [thingOfDie(die)]
}

const ON_CARDS = ['play', 'activate', 'reroll', 'card', 'pick', 'ability', 'battlefield', 'replace'] as const
const NOWHERE = ['side', 'symbol', 'shields', 'pay', 'take-back', 'decline', 'way', 'yes', 'no'] as const

/** Where to click for an option; the first is what it is mainly about. */
export const thingsOf = readOption<Questions, [], readonly Thing[]>({
  ...sameFor(ON_CARDS, thingsOfCard),
  ...sameFor(['resolve', 'die', 'turn'], thingsOfDie),
  ...sameFor(['pass', 'forgo'], () => [PASS]),
  ...sameFor(NOWHERE, () => []),
  use: (option) => [...thingsOfDie(option), ...thingsOfCard(option)],
  group: ({ dice }) => dice.map(thingOfDie),
  seat: ({ seat }) => (seat === NONE ? [] : [thingOfSeat(seat)]),
  claim: () => [BATTLEFIELD],
})
