/** Kinds of tokens and where they lie; doors that can be attacked or forced are tokens too. */
import type { Words } from '@dejarik/kernel'
import { DEFENSE_DICE } from '../../facts/index.ts'
import { readEdge, type Space } from '../../map/index.ts'
import type { Bring, PlacedToken, TokenKind } from '../../rules/mission.ts'
import { NONE, TOKEN_COLORS } from '../../state.ts'
import type {
  BringWords,
  DoorWords,
  MapWords,
  NumberWords,
  ObjectWords,
  ScenarioWords,
  TokenWords,
} from '../language/words.ts'
import { spacesFrom } from '../lay.ts'
import { numberOf } from './numbers.ts'
import { placeOf } from './places.ts'
import { EMPTY_SCENE, type Names } from './scene.ts'

const DOOR: Words = { en: 'door', de: 'Tür' }
const TERMINAL: TokenWords = { name: { en: 'terminal', de: 'Terminal' } }

/** Terminals come first in every mission, whether the file says more of them or not. */
export function kindWords({ tokens = {} }: ScenarioWords): readonly (readonly [id: string, TokenWords])[] {
  const { terminal = TERMINAL, ...others } = tokens
  return [['terminal', terminal], ...Object.entries(others)]
}

/** A door with rules of its own that make it a token. */
export interface DoorKind {
  readonly number: number
  readonly id: string
  readonly rules: DoorWords
}

export function doorRules({ doors = {} }: ScenarioWords, door: string): DoorWords | undefined {
  return doors[door] ?? doors.all
}

export function doorKinds({ doors = {} }: MapWords, words: ScenarioWords): DoorKind[] {
  return Object.keys(doors).flatMap((id, number) => {
    const rules = doorRules(words, id)
    return rules?.attack === undefined && rules?.test === undefined ? [] : [{ number, id, rules }]
  })
}

export function tokenKinds(names: Names, words: ScenarioWords, doors: readonly DoorKind[]): TokenKind[] {
  return [
    ...kindWords(words).map(([id, { name, attack, facedown, difficult, blocks, retrieve }]) => ({
      ...objectKind(names, id, name, attack),
      ...(retrieve?.bring !== undefined && { bring: bringOf(names, retrieve.bring) }),
      ...(facedown === true && { facedown }),
      ...(difficult === true && { difficult }),
      ...(blocks === true && { blocks }),
    })),
    ...doors.map(({ id, rules }) => objectKind(names, id, rules.name ?? DOOR, rules.attack)),
  ]
}

function bringOf(names: Names, { to, points }: BringWords): Bring {
  const spaces = placeOf(names, to)
  return { spaces: (s, you) => spaces(s, { ...EMPTY_SCENE, you }), points }
}

function objectKind(names: Names, id: string, name: Words, attack: ObjectWords | undefined): TokenKind {
  const now = (number: NumberWords | undefined): TokenKind['healthNow'] => {
    if (number === undefined || typeof number === 'number') return undefined
    const of = numberOf(names, number)
    return (s, token) => of(s, { ...EMPTY_SCENE, token })
  }
  const plain = (number: NumberWords | undefined): number => (typeof number === 'number' ? number : 0)
  const healthNow = now(attack?.health)
  const blockNow = now(attack?.block)
  return {
    id,
    name,
    health: attack === undefined ? null : plain(attack.health),
    block: plain(attack?.block),
    dice: (attack?.dice ?? []).map((die) => DEFENSE_DICE.indexOf(die)),
    ...(healthNow !== undefined && { healthNow }),
    ...(blockNow !== undefined && { blockNow }),
  }
}

export function placedTokens(map: MapWords, words: ScenarioWords, doors: readonly DoorKind[]): PlacedToken[] {
  const { width, terminals = '' } = map
  const kinds = kindWords(words)
  const [[, terminal]] = kinds
  return [
    ...colored(
      spacesFrom(width, terminals).map((space): PlacedToken => ({ kind: 0, space })),
      terminal,
    ),
    ...kinds.flatMap(([, one], kind) => colored(tokensOfKind(width, kind, one), one)),
    ...doors.map(({ number }, i) => doorToken(map, number, kinds.length + i)),
  ]
}

function colored(tokens: readonly PlacedToken[], { colors = [] }: TokenWords): PlacedToken[] {
  return tokens.map((token, i) =>
    colors[i] === undefined ? token : { ...token, color: TOKEN_COLORS.indexOf(colors[i]) },
  )
}

function tokensOfKind(
  width: number,
  kind: number,
  { at = '', red = '', blue = '', reserve = 0, claimed = 0 }: TokenWords,
): PlacedToken[] {
  const away = (count: number, zone?: number): PlacedToken[] =>
    Array.from({ length: count }, () => ({ kind, space: NONE, ...(zone !== undefined && { zone }) }))
  return [
    ...spacesFrom(width, at).map((space) => ({ kind, space })),
    ...spacesFrom(width, red).map((space) => ({ kind, space, zone: 0 })),
    ...spacesFrom(width, blue).map((space) => ({ kind, space, zone: 1 })),
    ...away(reserve),
    ...away(claimed, 0),
    ...away(claimed, 1),
  ]
}

/** A door stands in every space beside it (ia.attacking-objects.13). */
function doorToken(map: MapWords, number: number, kind: number): PlacedToken {
  const spaces = doorSpaces(map, number)
  return { kind, space: spaces[0], door: { number, spaces } }
}

/** Spaces that share an edge with a door. */
export function doorSpaces({ width, doors = {} }: MapWords, number: number): Space[] {
  return Object.values(doors)
    [number].split(' ')
    .map(readEdge)
    .flatMap(({ x, y, side }): Space[] => {
      const here = y * width + x
      return [here, side === 'N' ? here - width : here - 1]
    })
}
