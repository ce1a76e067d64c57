/** Upgrades (rulebook: Aufwertungen): attaching, moving, at most three on a card. Uniqueness is checked here, too. */
import type { Flow } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { type Card, type CardId, type CardNumber, findCard, NONE, type State, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { anySays, sumOf } from './ask-cards.ts'
import { answering } from './cards.ts'
import { chooseCard, upgradesOn } from './choose.ts'
import { discardFromPlay } from './defeat.ts'
import { checkElite } from './elite.ts'

const MOST_UPGRADES = 3

/** Also how many Modify cards a support can have (sd.modify.5). */
export function upgradeLimit(s: State, card: Card): number {
  return MOST_UPGRADES + sumOf(s, 'upgradeLimit', (ability, me) => ability.upgradeLimit?.(s, me, card))
}

/** The controller discards down to the limit (sd.upgrade-card.8). */
export function* checkUpgradeLimit(t: T, host: CardId): Flow {
  const s = t.state
  for (;;) {
    const card = findCard(s, host)
    if (card === undefined) return
    const upgrades = upgradesOn(s, host)
    if (upgrades.length <= upgradeLimit(s, card)) return
    const me: Me = { seat: card.controller, card: host, kind: card.kind, die: NONE }
    const excess = yield* chooseCard(t, me, 'too-many-upgrades', upgrades, { rule: 'sd.upgrade-card.8' })
    if (excess === null || !(yield* discardFromPlay(t, me, excess.id, 'game'))) return
  }
}

/** A card has left play that may have let others bear more: what is too many now goes (sd.upgrade-card.8). */
export function* checkUpgradeLimits(t: T, gone: CardNumber): Flow {
  if (answering('upgradeLimit').says?.[gone] === undefined) return
  for (const { id } of t.state.cards.slice()) yield* checkUpgradeLimit(t, id)
}

/** Keeps its state; its die goes back to it (sd.move.3, .4). */
export function* moveUpgrade(t: T, id: CardId, to: CardId): Flow<boolean> {
  const s = t.state
  const card = findCard(s, id)
  const host = findCard(s, to)
  if (card === undefined || host === undefined || card.on === to) return false
  const from = card.on
  card.on = to
  card.controller = host.controller
  for (const die of s.dice)
    if (die.card === id || die.on === id) {
      die.pool = NONE
      die.seat = host.controller
    }
  s.happened = true
  t.log?.('move-upgrade', 'sd.move.3', { kind: card.kind, to: host.kind })
  yield* checkElite(t, from)
  yield* checkElite(t, to)
  yield* checkUpgradeLimit(t, to)
  yield* checkUnique(t, id)
  return true
}

/** Whether two cards are copies of one unique card for a player (sd.unique.8: subtitles make no difference). */
export function isSecondCopy(s: State, kind: number, card: Card): boolean {
  const facts = factsOf(kind)
  return (
    facts.unique &&
    factsOf(card.kind).name.en === facts.name.en &&
    !anySays(s, 'notUnique', (ability, me) => ability.notUnique?.(s, me, kind, card.controller))
  )
}

/** Of two copies of a unique card, its controller discards one at once (sd.unique.6). */
export function* checkUnique(t: T, id: CardId): Flow {
  const s = t.state
  const card = findCard(s, id)
  if (card === undefined) return
  const copies = s.cards.filter(
    (other) => other.controller === card.controller && isSecondCopy(s, card.kind, other),
  )
  if (copies.length < 2) return
  const me: Me = { seat: card.controller, card: id, kind: card.kind, die: NONE }
  const gone = yield* chooseCard(t, me, 'two-copies', copies, { rule: 'sd.unique.6' })
  if (gone !== null) yield* discardFromPlay(t, me, gone.id, 'game')
}
