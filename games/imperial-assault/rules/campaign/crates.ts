/** Crates and supplies (rulebook: Kistenmarker, Vorratskarten): a hero claims one and draws a card. */
import type { Flow } from '@dejarik/kernel'
import type { KeepSupply } from '../../offers.ts'
import { type FigureId, NONE, REBELS, type State, type T, type TokenId } from '../../state.ts'
import { cardOf } from '../cards.ts'
import { isAtOrBeside } from '../ground.ts'
import { hold, isLive } from '../held.ts'
import { isHero, isWithdrawn } from '../hero.ts'
import { missionAt } from '../missions.ts'
import { moment, open } from '../windows.ts'

const CRATE = 'crate'

export function isCrate(s: State, token: TokenId): boolean {
  return missionAt(s.mission).tokenKinds[s.tokens[token].kind].id === CRATE
}

/** Crates that a hero can claim from where it stands (ia.interact.4); allies can't (ia.allies-rebel.10). */
export function cratesBeside(s: State, figure: FigureId): TokenId[] {
  const found: TokenId[] = []
  if (!isHero(s, figure)) return found
  for (const [id, { space }] of s.tokens.entries())
    if (space !== NONE && isCrate(s, id) && isAtOrBeside(s, figure, space)) found.push(id)
  return found
}

/** ia.supply-cards.1 */
export function* claimCrate(t: T, figure: FigureId, token: TokenId): Flow {
  const { campaign, tokens } = t.state
  if (campaign === null) return
  tokens[token].space = NONE
  tokens[token].seat = REBELS
  campaign.crates++
  t.log?.('crate', 'ia.crate-tokens.4', { figure, crates: campaign.crates })
  yield* drawSupply(t, figure)
}

/** The top card of the supply deck, face up in front of the hero (ia.supply-cards.2); of several it keeps one. */
export function* drawSupply(t: T, figure: FigureId): Flow {
  const s = t.state
  const { campaign } = s
  if (campaign === null || campaign.supplies.length === 0) return
  const { supplies } = campaign
  const drawn = supplies.splice(Math.max(0, supplies.length - 1 - moreSupplies(s)))
  campaign.shown = drawn
  t.revealed('supply')
  const options = drawn.map((card): KeepSupply => ({ do: 'keep-supply', figure, card }))
  const { card } = yield* t.choose(REBELS, 'keep-supply', options, { rule: 'ia.golden-rules.2' })
  campaign.shown = []
  supplies.unshift(...drawn.filter((one) => one !== card))
  const held = hold(s, card, { seat: REBELS, hero: figure })
  t.log?.('supply', 'ia.supply-cards.2', { figure, card })
  yield* open(t, { ...moment('supply-drawn', figure), held }, 'ia.supply-cards.2')
}

/** Cards that let each hero choose among more, as long as whoever has them has not withdrawn (ia.withdraw.2). */
function moreSupplies(s: State): number {
  return s.held.filter(
    (held) =>
      held.seat === REBELS &&
      isLive(held) &&
      !isWithdrawn(s, held.hero) &&
      cardOf(held.card).abilities.some(({ always }) => always?.moreSupplies),
  ).length
}
