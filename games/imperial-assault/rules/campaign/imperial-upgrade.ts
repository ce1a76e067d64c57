/** The Imperial upgrade stage (rulebook: Aufrüstung des Imperiums): agenda cards for influence, then class cards for experience. */
import { type Flow, never } from '@dejarik/kernel'
import type { BuyAgenda, BuyClass, Done } from '../../offers.ts'
import { type Campaign, type CardNumber, DECK, EMPIRE, NONE, type T } from '../../state.ts'
import { cardOf } from '../cards.ts'
import { hold } from '../held.ts'
import { heroCount } from '../hero.ts'
import { missionNumber } from '../missions.ts'
import { moment, open } from '../windows.ts'
import { CORE_LOG } from './log.ts'
import { classCardsFor } from './rebel-upgrade.ts'

/** ia.imperial-upgrade-stage.4 */
const DRAWN_AGENDAS = 4

const DONE: Done = { do: 'done' }

/** Four cards, looked at in secret; what is not bought goes back face down (ia.imperial-upgrade-stage.4 to .7). */
export function* agenda(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) return 'campaign'
  campaign.moreAgendas = 0
  yield* open(t, moment('stage-start', NONE), 'ia.imperial-upgrade-stage.1')
  t.shuffle(DECK, campaign.agendas)
  const { agendas } = campaign
  campaign.drawn = agendas.splice(Math.max(0, agendas.length - DRAWN_AGENDAS - campaign.moreAgendas))
  t.revealed('agendas')
  for (;;) {
    const options = campaign.drawn
      .filter((card) => cardOf(card).facts.cost <= campaign.influence)
      .map((card): BuyAgenda => ({ do: 'buy-agenda', card }))
    if (options.length === 0) break
    const chosen = yield* t.decide<BuyAgenda | Done>(EMPIRE, 'buy-agenda', [...options, DONE], {
      rule: 'ia.imperial-upgrade-stage.5',
    })
    if (chosen.do === 'done') break
    campaign.drawn.splice(campaign.drawn.indexOf(chosen.card), 1)
    campaign.influence -= cardOf(chosen.card).facts.cost
    resolveAgenda(t, campaign, chosen.card)
  }
  agendas.push(...campaign.drawn)
  campaign.drawn = []
  return 'imperial-class'
}

/** Missions become active or are forced, effects come into play, secrets stay hidden (ia.agenda-types.2 to .9). */
function resolveAgenda(t: T, campaign: Campaign, card: CardNumber): void {
  const { agenda: printed, id } = cardOf(card).facts
  const mission = missionNumber(id.replace('agenda/', ''))
  const kind = printed?.kind
  switch (kind) {
    case 'side-mission':
      campaign.sideMissions.push(mission)
      break
    case 'forced-mission':
      campaign.forced.push(mission)
      break
    case 'secret':
      hold(t.state, card, { seat: EMPIRE, secret: true })
      t.log?.('agenda-secret', 'ia.agenda-types.9', {})
      return
    case 'ongoing':
    case 'hero':
    case undefined:
      hold(t.state, card, { seat: EMPIRE })
      break
    default:
      never(kind)
  }
  t.log?.('agenda', 'ia.imperial-upgrade-stage.8', { card })
}

export function* imperialClass(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  const deck = s.options.campaign?.imperialClass ?? ''
  if (campaign === null) return 'campaign'
  const player = heroCount(s)
  for (;;) {
    const options = classCardsFor(s, deck, campaign.xp[player]).map(
      (card): BuyClass => ({ do: 'buy-class', card }),
    )
    if (options.length === 0) break
    const chosen = yield* t.decide<BuyClass | Done>(EMPIRE, 'buy-class', [...options, DONE], {
      rule: 'ia.imperial-upgrade-stage.2',
    })
    if (chosen.do === 'done') break
    campaign.xp[player] -= cardOf(chosen.card).facts.cost
    hold(s, chosen.card, { seat: EMPIRE })
    t.log?.('class-card', 'ia.imperial-upgrade-stage.3', { card: chosen.card, figure: NONE })
  }
  campaign.stage = 'mission'
  campaign.slot = Math.min(campaign.slot + 1, CORE_LOG.length - 1)
  return 'campaign'
}
