import type { Language, Words } from '@dejarik/kernel'
import { ACTION_NAMES } from './action.ts'
import { CONDITIONS } from './condition.ts'
import { DAMAGE_CARDS } from './damage.ts'
import { DEVICE_FACTS } from './device.ts'
import { FACTION_NAMES } from './faction.ts'
import { KEYWORD_NAMES } from './keyword.ts'
import { findPilot, findShip, findUpgrade } from './lookup.ts'
import { SHIP_ABILITY_NAMES } from './ship-ability.ts'
import { SLOT_NAMES } from './slot.ts'
import { words } from './words.ts'

function among(names: { readonly [id: string]: Words }): (id: string) => Words | undefined {
  return (id) => (Object.hasOwn(names, id) ? names[id] : undefined)
}

const SIZE_NAMES: { readonly [size: string]: Words } = {
  small: words('small', 'klein'),
  medium: words('medium', 'mittelgroß'),
  large: words('large', 'groß'),
  huge: words('huge', 'riesig'),
}

/** What a prefix stands for. Pilots and upgrades share ids (`maul` is both), so messages name things with one. */
const KINDS: { readonly [kind: string]: (id: string) => Words | undefined } = {
  ship: (id) => findShip(id)?.name,
  pilot: (id) => findPilot(id)?.name,
  upgrade: (id) => {
    const [card, side] = id.split('#')
    return side === undefined ? findUpgrade(card)?.name : findUpgrade(card)?.sides[Number(side)]?.name
  },
  condition: (id) => CONDITIONS.find((facts) => facts.id === id)?.name,
  damage: (id) => DAMAGE_CARDS.find((facts) => facts.id === id)?.name,
  device: (id) => DEVICE_FACTS.find((facts) => facts.id === id)?.name,
  'ship-ability': (id) => SHIP_ABILITY_NAMES[id],
  faction: among(FACTION_NAMES),
  slot: among(SLOT_NAMES),
  keyword: among(KEYWORD_NAMES),
  action: among(ACTION_NAMES),
  size: among(SIZE_NAMES),
}

/** The name of `pilot:maul`, `upgrade:maul`, `upgrade:pivotwing#1` (its other side), `slot:crew` … if there is such a thing. */
export function factName(id: string, language: Language): string | undefined {
  const colon = id.indexOf(':')
  const kind = id.slice(0, Math.max(colon, 0))
  return Object.hasOwn(KINDS, kind) ? KINDS[kind](id.slice(colon + 1))?.[language] : undefined
}
