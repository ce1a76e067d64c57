/** Options in words: `{ do: 'attack', figure: 'vader', target: 'trooper 1', space: '3,2', distance: 1 }`. */
import { type Option, readOption, sameFor } from '@dejarik/kernel'
import {
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITION_IDS,
  DEFENSE_DICE,
  effectWords,
  type SurgeFacts,
} from '../facts/index.ts'
import { sideName } from '../names.ts'
import { PLAIN, type Questions } from '../questions.ts'
import { abilityAt } from '../rules/abilities.ts'
import { attackFace, attackFaceWords, defenseFace, defenseFaceWords } from '../rules/attack/results.ts'
import { surgeAbilities } from '../rules/attack/surges.ts'
import { cardOf, commandOf, designOf } from '../rules/cards.ts'
import { missionAt } from '../rules/missions.ts'
import { NONE, type State } from '../state.ts'
import { figureName, groupName, tokenName } from './name-words.ts'
import { spaceWords, standWords } from './place-named.ts'

type Words = { [word: string]: string | number }
type Given = { readonly [word: string]: unknown }
/** What one word of an option says; nothing if it says nothing. */
type Say = (s: State, value: number, option: Given) => string | number | undefined

function heldWords(s: State, value: number): string | undefined {
  const held = s.held[value]
  return held === undefined ? undefined : cardOf(held.card).facts.id
}

const board = (s: State): ReturnType<typeof missionAt>['board'] => missionAt(s.mission).board

const SAY: { readonly [word: string]: Say } = {
  figure: figureName,
  target: figureName,
  group: groupName,
  object: tokenName,
  token: tokenName,
  space: (s, value) => spaceWords(board(s), value),
  to: (s, value) => standWords(board(s), value),
  seat: sideName,
  zone: (s, value) => missionAt(s.mission).zones[value].id,
  door: (_s, value) => value + 1,
  // There are no command cards in a campaign.
  card: ({ campaign }, value) =>
    campaign === null ? commandOf(value).facts.name.en : cardOf(value).facts.id,
  held: heldWords,
  weapon: heldWords,
  on: heldWords,
  hero: figureName,
  point: (s, value) => spaceWords(board(s), missionAt(s.mission).campaign?.points[value].space ?? NONE),
  kind: (_s, value) => designOf(value).facts.id,
  mission: (_s, value) => missionAt(value).id,
  option: (s, value) => missionAt(s.mission).questions?.[value]?.en,
  attribute: (_s, value) => ATTRIBUTES[value],
  condition: (_s, value) => CONDITION_IDS[value],
  surge: (s, value) => surgeAt(s, value),
  die: (_s, value, option) => (option.do === 'die' ? ATTACK_DICE[value] : undefined),
  color: (_s, value, { pool }) => (pool === 'defense' ? DEFENSE_DICE[value] : ATTACK_DICE[value]),
  side: (_s, value, { pool, color }) =>
    pool === 'defense'
      ? defenseFaceWords(defenseFace(Number(color), value))
      : attackFaceWords(attackFace(Number(color), value)),
  // Places in lists: nothing that a reader could know or would write.
  place: () => undefined,
  value: () => undefined,
}

/** Field by field. */
function wordsOf(s: State, given: Given): Words {
  const said: Words = {}
  for (const [word, value] of Object.entries(given)) {
    if (typeof value === 'string') said[word] = word === 'ability' ? abilityAt(value).name : value
    if (typeof value !== 'number' || (value === NONE && Object.hasOwn(SAY, word))) continue
    const saying = Object.hasOwn(SAY, word) ? SAY[word](s, value, given) : value
    if (saying !== undefined) said[word] = saying
  }
  return said
}

const plain = (option: Option, s: State): Words => wordsOf(s, { ...option })

/** What a mission lets a player pick is said by what it is. */
const picked =
  (what: string) =>
  ({ id, ...rest }: Option & { readonly id: number }, s: State): Words =>
    wordsOf(s, { ...rest, [what]: id })

const optionWords = readOption<Questions, [State], Words>({
  ...sameFor(PLAIN, plain),
  ...sameFor(['reroll', 'remove-die', 'turn-die', 'test-die', 'die', 'surge', 'add', 'convert'], plain),
  ...sameFor(['attack', 'special', 'interact', 'spend', 'choose-effect', 'done', 'yes', 'no'], plain),
  ...sameFor(['buy-item', 'buy-class', 'buy-agenda'], plain),
  'pick-figure': picked('figure'),
  'pick-token': picked('token'),
  'pick-space': picked('space'),
  'pick-door': picked('door'),
  'pick-option': picked('option'),
})

export function words(s: State, option: Option): { readonly [word: string]: string | number } {
  return optionWords(option, s)
}

/** A surge ability of the attack under way, by its place. */
export function surgeAt(s: State, place: number): string {
  const attack = s.attacks[s.attacks.length - 1]
  return surgeWords(surgeAbilities(s, attack)[place])
}

/** As facts write it: `+2 damage`, `pierce 3`, `2: +3 damage, stun`; with a name, the name. */
export function surgeWords({ name, effects, cost }: SurgeFacts): string {
  if (name !== null || effects === null) return name?.en ?? ''
  return `${cost > 1 ? `${cost}: ` : ''}${effectWords(effects)}`
}
