/** The cards as the rules see them: which of their abilities answer to what. `index.ts` of the game hands them down. */
import { AbilityIndex, Installed } from '@dejarik/kernel'
import { type CardId, DESIGN, DESIGNS, traitBitsOf } from '../facts/catalogue.ts'
import type { Ability, Action, CardText, Destination, Texts } from './abilities.ts'
import type { Bonus, OwnBonus } from './attack-value.ts'

interface Cards {
  readonly texts: Texts
  readonly index: AbilityIndex<Ability>
  /** By card; some are asked for at nearly every decision. */
  readonly actions: readonly (Action | null)[]
  readonly destinations: readonly (Destination | null)[]
  readonly prevented: readonly number[]
  readonly huntsNeutral: readonly boolean[]
  readonly isHunter: readonly boolean[]
  readonly bonuses: Bonuses
}

/** Constant bonuses by the card that gives them, as numbers, so that an attack value costs a few additions. */
export interface Bonuses {
  readonly own: readonly (OwnBonus | null)[]
  readonly isShared: readonly boolean[]
  readonly forShips: readonly number[]
  readonly forTraits: readonly number[]
  /** As bits, the traits that `forTraits` is for. */
  readonly traits: readonly number[]
}

const installed = new Installed<Cards>('The cards of The Deckbuilding Game')

/** Texts by the id of their design. One without a design is a mistake in writing. */
export function installCards(written: Texts): void {
  for (const id of Object.keys(written))
    if (!DESIGNS.some((design) => design.id === id)) throw new Error(`there is no card “${id}”`)
  const abilities = DESIGNS.map(({ id }): readonly Ability[] => written[id]?.abilities ?? [])
  const byCard = <V>(read: (ability: Ability) => V | undefined, none: V): V[] => {
    const byDesign = abilities.map((list) => list.map(read).find((value) => value !== undefined) ?? none)
    return DESIGN.map((design) => byDesign[design])
  }
  const bonus = byCard<Bonus | null>((one) => (one.word === 'always' ? one.attack : undefined), null)
  installed.install({
    texts: written,
    index: new AbilityIndex(DESIGNS.map(({ id }, i) => ({ id, abilities: abilities[i] }))),
    actions: byCard<Action | null>((one) => (one.word === 'action' ? one : undefined), null),
    destinations: byCard<Destination | null>(
      (one) => (one.word === 'always' ? one.destination : undefined),
      null,
    ),
    prevented: byCard((one) => (one.word === 'instead' ? one.amount : undefined), 0),
    huntsNeutral: byCard((one) => (one.word === 'always' ? one.huntsNeutral : undefined), false),
    isHunter: byCard((one) => (one.word === 'when' && one.at === 'defeat' ? true : undefined), false),
    bonuses: {
      own: bonus.map((one) => (one?.of === 'self' ? one : null)),
      isShared: bonus.map((one) => one !== null && one.of !== 'self'),
      forShips: bonus.map((one) => (one?.of === 'ships' ? one.amount : 0)),
      forTraits: bonus.map((one) => (one?.of === 'traits' ? one.amount : 0)),
      traits: bonus.map((one) => (one?.of === 'traits' ? traitBitsOf(one.traits) : 0)),
    },
  })
}

export function abilityIndex(): AbilityIndex<Ability> {
  return installed.value.index
}

/** What is written for a card, by the id of its design; undefined for a card without ability. */
export function textOf(id: string): CardText | undefined {
  return installed.value.texts[id]
}

/** What its owner can use it for, null if for nothing. */
export function actionOf(card: CardId): Action | null {
  return card < 0 ? null : installed.value.actions[card]
}

export function destinationOf(card: CardId): Destination | null {
  return card < 0 ? null : installed.value.destinations[card]
}

/** How much damage to itself it prevents in a turn. */
export function preventedBy(card: CardId): number {
  return installed.value.prevented[card]
}

export function huntsNeutral(card: CardId): boolean {
  return card >= 0 && installed.value.huntsNeutral[card]
}

/** Whether defeating a card of the row triggers something of it. */
export function isHunter(card: CardId): boolean {
  return installed.value.isHunter[card]
}

export function bonuses(): Bonuses {
  return installed.value.bonuses
}
