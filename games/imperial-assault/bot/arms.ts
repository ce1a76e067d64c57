/** What figures attack with, as facts that odds can be worked out from: their card, or each weapon of a hero. */
import type { DeploymentFacts } from '../facts/index.ts'
import { type Profile, profileOf, profilesOf } from '../rules/attack/profile.ts'
import { designOf } from '../rules/cards.ts'
import { type FigureId, type HeldId, NONE, type State } from '../state.ts'

export interface Arms {
  /** The same for the same card, or the same weapon with the same modifications. */
  readonly number: number
  readonly facts: DeploymentFacts
  /** As far as it strikes: spaces, or everything in sight. */
  readonly most: number
}

const REACH = 2
/** Everything in sight. */
export const FAR = 255
/** Above the numbers of all cards. */
const FIRST_WEAPON = 1000
const cards: (readonly Arms[])[] = []
const weapons = new Map<string, Arms>()

export function armsOf(s: State, figure: FigureId): readonly Arms[] {
  const { kind } = s.figures[figure]
  const { facts, sheet } = designOf(kind)
  if (sheet !== null) return profilesOf(s, figure).map((profile) => weapon(s, facts, profile))
  cards[kind] ??=
    facts.attack === null
      ? []
      : [{ number: kind, facts, most: mostOf(facts.attack.type, facts.keywords.reach) }]
  return cards[kind]
}

/** With this weapon alone; without one, with what is on its card. */
export function armsWith(s: State, figure: FigureId, held: HeldId): readonly Arms[] {
  if (held === NONE) return armsOf(s, figure)
  const { facts } = designOf(s.figures[figure].kind)
  return [weapon(s, facts, profileOf(s, figure, held))]
}

function mostOf(type: string | undefined, reach: boolean): number {
  return type !== 'melee' ? FAR : reach ? REACH : 1
}

/** The hero as a card with this weapon printed on it. */
function weapon(s: State, hero: DeploymentFacts, profile: Profile): Arms {
  const mods = s.held.flatMap(({ on, card }) => (on === profile.weapon && on !== NONE ? [card] : []))
  const card = profile.weapon === NONE ? NONE : s.held[profile.weapon].card
  const key = `${card} ${mods.join(' ')} ${profile.dice.join(' ')}`
  let arms = weapons.get(key)
  if (arms === undefined) {
    const { type = 'melee', dice, chosen, keywords, surges, reach } = profile
    arms = {
      number: FIRST_WEAPON + weapons.size,
      facts: { ...hero, attack: { type, dice, chosen, pool: null }, keywords, surges },
      most: mostOf(type, reach),
    }
    weapons.set(key, arms)
  }
  return arms
}
