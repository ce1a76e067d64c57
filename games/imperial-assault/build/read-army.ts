import { type Refusal, readLeftOut, refuse } from '@dejarik/kernel'
import { AFFILIATIONS } from '../facts/index.ts'
import type { Army, ArmyCard } from './army.ts'

const LIMITS = { cards: 60, count: 60, id: 60, name: 200 }

type Fields = { readonly [field: string]: unknown }

/** An army in our own shape from outside, as in the options of a match. Its legality is another question. */
export function readArmy(raw: unknown): Army | Refusal {
  if (!isFields(raw)) return bad('army')
  const { name } = raw
  if (typeof name !== 'string' || name.length > LIMITS.name) return bad('name')
  const affiliation = AFFILIATIONS.find((known) => known === raw.affiliation)
  if (affiliation === undefined) return bad('affiliation')
  const groups = readCards(raw.groups)
  if (typeof groups === 'string') return bad(`groups${groups}`)
  const upgrades = readCards(raw.upgrades)
  if (typeof upgrades === 'string') return bad(`upgrades${upgrades}`)
  const commands = readCards(raw.commands)
  if (typeof commands === 'string') return bad(`commands${commands}`)
  const leftOut = raw.leftOut === undefined ? [] : readLeftOut(raw.leftOut)
  if (leftOut === null) return bad('leftOut')
  return { name, affiliation, groups, upgrades, commands, ...(leftOut.length > 0 && { leftOut }) }
}

/** The cards, or where they are damaged. */
function readCards(raw: unknown): readonly ArmyCard[] | string {
  if (!Array.isArray(raw) || raw.length > LIMITS.cards) return ''
  const wrong = raw.findIndex((entry) => !isCard(entry))
  if (wrong >= 0) return `[${wrong}]`
  const cards = raw.filter(isCard).map(({ card, count }) => ({ card, count }))
  return new Set(cards.map(({ card }) => card)).size < cards.length ? '' : cards
}

function bad(where: string): Refusal {
  return refuse('import-bad-army', 'ia.skirmish.3', { where })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCard(value: unknown): value is ArmyCard {
  if (!isFields(value)) return false
  const { card, count } = value
  return (
    typeof card === 'string' &&
    card.length > 0 &&
    card.length <= LIMITS.id &&
    typeof count === 'number' &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= LIMITS.count
  )
}
