/** Options in words: `{ do: 'action', ship: 'luke', action: 'focus' }`. */
import type { Option } from '@dejarik/kernel'
import { cardName, objectName, shipName, thingName } from '../names.ts'
import type { State, Weapon } from '../state.ts'

type Word = string | number

/** Words that name something on the table or a card. */
const NAMES: { readonly [word: string]: (s: State, value: number) => string } = {
  ship: shipName,
  other: shipName,
  carrier: shipName,
  by: shipName,
  target: objectName,
  defender: objectName,
  victim: objectName,
  remote: objectName,
  thing: thingName,
  card: (_s, card) => cardName(card),
}

/** Places in lists and exact positions: nothing that a reader could know or would write. */
const UNSAID: readonly string[] = ['slot', 'ability', 'way', 'index', 'x', 'y', 'a']

export function words(s: State, option: Option): { readonly [word: string]: Word } {
  const said: { [word: string]: Word } = {}
  for (const [word, value] of Object.entries(option)) {
    if (UNSAID.includes(word) || value === '') continue
    if (word === 'weapon') said.weapon = weaponName(s, option as unknown as { ship: number; weapon: Weapon })
    else if (word === 'obstructedBy') said.obstructed = (value as readonly number[]).length > 0 ? 'yes' : 'no'
    else if (typeof value === 'number' && Object.hasOwn(NAMES, word) && isTurn(option, word) === false) {
      if (value >= 0) said[word === 'defender' ? 'target' : word] = NAMES[word](s, value)
    } else if (typeof value === 'number' || typeof value === 'string') said[word] = value
  }
  return said
}

/** `by` is a number of degrees where a ship is rotated. */
function isTurn(option: Option, word: string): boolean {
  return word === 'by' && (option.do === 'rotate-ship' || option.do === 'stay')
}

/** `primary`, or the card. */
function weaponName(s: State, { ship, weapon }: { ship: number; weapon: Weapon }): string {
  return weapon.primary ? 'primary' : cardName(s.ships[ship].cards[weapon.slot])
}
