/** Options in words: `{ do: 'action', ship: 'luke', action: 'focus' }`. */
import { type Option, readOption, sameFor } from '@dejarik/kernel'
import { cardName, objectName, shipName, thingName } from '../names.ts'
import { type Choosable, PLAIN, type Questions } from '../questions.ts'
import type { Declared } from '../rules/attack/declare-target.ts'
import type { State } from '../state.ts'

type Word = string | number
type Words = { readonly [word: string]: Word }

/** Words that name something on the table or a card. */
const NAMES: { readonly [word: string]: (s: State, value: number) => string } = {
  ship: shipName,
  other: shipName,
  carrier: shipName,
  target: objectName,
  defender: objectName,
  victim: objectName,
  remote: objectName,
  thing: thingName,
  card: (_s, card) => cardName(card),
}

/** Places in lists and exact positions: nothing that a reader could know or would write. */
const UNSAID: readonly string[] = ['slot', 'ability', 'way', 'index', 'x', 'y', 'a']

/** Each word of an option, as far as a reader could know it. */
function plainWords(option: Choosable, s: State): Words {
  const said: { [word: string]: Word } = {}
  for (const [word, value] of Object.entries(option)) {
    if (UNSAID.includes(word) || value === '') continue
    if (typeof value === 'number' && Object.hasOwn(NAMES, word)) {
      if (value >= 0) said[word === 'defender' ? 'target' : word] = NAMES[word](s, value)
    } else if (typeof value === 'number' || typeof value === 'string') said[word] = value
  }
  return said
}

const wordsOf = readOption<Questions, [s: State], Words>({
  ...sameFor([...PLAIN, 'action', 'blank', 'calculate', 'deploy', 'device'], plainWords),
  ...sameFor(['evade', 'focus', 'lock', 'move-to', 'obstacle', 'rotate-ship', 'stay'], plainWords),
  attack: (option, s) => ({
    ...plainWords(option, s),
    weapon: weaponName(s, option),
    obstructed: option.obstructedBy.length > 0 ? 'yes' : 'no',
  }),
})

export function words(s: State, option: Option): Words {
  return wordsOf(option, s)
}

/** `primary`, or the card. */
function weaponName(s: State, { ship, weapon }: Declared): string {
  return weapon.primary ? 'primary' : cardName(s.ships[ship].cards[weapon.slot])
}
