/** What is typed about the two sides of an attack: `focus,lock,blank-to-hit,their-reroll=2`. */
import {
  ATTACK_FACES,
  type Attacker,
  type Change,
  DEFENSE_FACES,
  type Defender,
  type Reroll,
  type Results,
} from '@dejarik/xwing/odds'
import { BadInput } from '../../trouble.ts'
import { type Counted, countedWords } from './words.ts'

const MOST_ADDED = 6

/** Each further effect doubles the orders in which they can be used. */
const MOST_REROLLS = 4

export function attackerFrom(text: string): Attacker {
  const { tokens, own, theirs } = sideFrom(
    '--attacker',
    text,
    ['focus', 'calculate', 'force', 'lock'],
    ATTACK_FACES,
    DEFENSE_FACES,
  )
  const { lock = 0, ...others } = tokens
  return { ...others, ...(lock > 0 && { lock: true }), ...own, ...(theirs && { onDefenseDice: theirs }) }
}

export function defenderFrom(text: string): Defender {
  const { tokens, own, theirs } = sideFrom(
    '--defender',
    text,
    ['focus', 'calculate', 'force', 'evade', 'reinforce'],
    DEFENSE_FACES,
    ATTACK_FACES,
  )
  return { ...tokens, ...own, ...(theirs && { onAttackDice: theirs }) }
}

/** What can be done to one kind of dice. */
interface Effects<Face extends string> {
  readonly rerolls?: readonly Reroll<Face>[]
  readonly changes?: readonly Change<Face>[]
  readonly adds?: Results<Face>
}

function sideFrom<Token extends string, Own extends string, Their extends string>(
  option: string,
  text: string,
  tokenNames: readonly Token[],
  ownFaces: readonly Own[],
  theirFaces: readonly Their[],
) {
  const ownEffects = effectWords(ownFaces)
  const theirEffects = effectWords(theirFaces)
  const additions = ownFaces.map((face) => `add-${face}`)
  const meddling = [...theirEffects.keys()].map((word) => `their-${word}`)
  const known = [...tokenNames, ...ownEffects.keys(), ...additions, ...meddling]
  const words = countedWords(option, text, known)
  const rerolls = words.filter(({ word }) => /^(their-)?reroll/.test(word)).length
  if (rerolls > MOST_REROLLS)
    throw new BadInput(
      '{option} has {rerolls} rerolls; odds are told for up to {most}. One effect for several dice is reroll=n.',
      { option, rerolls, most: MOST_REROLLS },
    )

  const tokens: { [token in Token]?: number } = {}
  for (const name of tokenNames) {
    const n = sum(words, name)
    if (n > 0) tokens[name] = n
  }
  const adds: { [face in Own]?: number } = {}
  let added = 0
  for (const face of ownFaces) {
    const n = sum(words, `add-${face}`)
    if (n > 0) adds[face] = n
    added += n
  }
  if (added > MOST_ADDED)
    throw new BadInput('{option} adds {added} results; no more than {most} can be added.', {
      option,
      added,
      most: MOST_ADDED,
    })
  const own: Effects<Own> = {
    ...effectsIn(words, ownEffects),
    ...(Object.keys(adds).length > 0 && { adds }),
  }
  const meddled = words.filter(({ word }) => word.startsWith('their-'))
  const theirs = effectsIn(
    meddled.map(({ word, n }) => ({ word: word.slice('their-'.length), n })),
    theirEffects,
  )
  return { tokens, own, theirs: meddled.length > 0 ? theirs : null }
}

type Effect<Face extends string> = (n: number) => { reroll: Reroll<Face> } | { change: Change<Face> }

/** `reroll`, `reroll-blank`, `blank-to-hit` and so on. */
function effectWords<Face extends string>(faces: readonly Face[]): ReadonlyMap<string, Effect<Face>> {
  const words = new Map<string, Effect<Face>>([['reroll', (upTo) => ({ reroll: { upTo } })]])
  for (const face of faces) {
    words.set(`reroll-${face}`, (upTo) => ({ reroll: { upTo, of: [face] } }))
    for (const to of faces)
      if (to !== face) words.set(`${face}-to-${to}`, (upTo) => ({ change: { from: [face], to, upTo } }))
  }
  return words
}

function effectsIn<Face extends string>(
  words: readonly Counted[],
  effects: ReadonlyMap<string, Effect<Face>>,
): Effects<Face> {
  const found = words.flatMap(({ word, n }) => effects.get(word)?.(n) ?? [])
  const rerolls = found.flatMap((one) => ('reroll' in one ? [one.reroll] : []))
  const changes = found.flatMap((one) => ('change' in one ? [one.change] : []))
  return { ...(rerolls.length > 0 && { rerolls }), ...(changes.length > 0 && { changes }) }
}

function sum(words: readonly Counted[], wanted: string): number {
  return words.reduce((total, { word, n }) => total + (word === wanted ? n : 0), 0)
}
