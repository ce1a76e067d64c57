/** Agenda cards that lie in the Imperial player's play area (ia.agenda-types.7). */
import { deploymentNumber } from '../../../facts/index.ts'
import { ability, always, CARD, may, when } from '../../../rules/abilities.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { rollDie } from '../../../rules/attack/pools.ts'
import { RED } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { gainThreat } from '../../../rules/campaign/threat.ts'
import { designOf } from '../../../rules/cards.ts'
import { recover } from '../../../rules/damage.ts'
import { lay } from '../../../rules/effects.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { depleteCard, discardCard } from '../../../rules/held.ts'
import { heroesOf, isHero } from '../../../rules/hero.ts'
import { type FigureId, REBELS, type State } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseFigure } from '../../choices.ts'
import { hasTrait } from '../../figures.ts'

const PRICE = 300

/** The heroes pay to be rid of it, or the Imperial player draws one card more. */
const trackingBeacon = ability(
  'tracking-beacon',
  when('stage-start', {
    if: (s) => s.campaign?.stage === 'imperial-upgrade',
    *run(t, me) {
      const { campaign } = t.state
      if (campaign === null) return
      if (campaign.credits >= PRICE && (yield* t.may(REBELS, 'tracking-beacon', { rule: CARD }))) {
        campaign.credits -= PRICE
        discardCard(t, me.held)
      } else campaign.moreAgendas++
    },
  }),
)

const highValueTarget = ability(
  'high-value-target',
  may('defeated', {
    cost: { deplete: true },
    if: (s, _me, { figure }) => isHero(s, figure),
    run: (t) => gainThreat(t, t.state.campaign?.threatLevel ?? 0),
  }),
)

function shooters(s: State, seat: number): FigureId[] {
  return figuresOf(s, seat).filter((figure) => hasTrait(s, figure, 'trooper') && hasTarget(s, figure))
}

const fireAtWill = ability(
  'fire-at-will',
  may('activation-end', {
    cost: { deplete: true },
    if: (s, me) => shooters(s, me.seat).length > 0,
    *run(t, me) {
      const trooper = yield* chooseFigure(t, me, shooters(t.state, me.seat))
      if (trooper !== null) yield* attack(t, trooper, CARD, { surges: 1 })
    },
  }),
)

function hurt(s: State, seat: number): FigureId[] {
  return figuresOf(s, seat).filter((figure) => s.figures[figure].damage > 0)
}

const restorativeSupplies = ability(
  'restorative-supplies',
  may('round-end', {
    cost: { deplete: true },
    if: (s, me) => hurt(s, me.seat).length > 0,
    *run(t, me) {
      const figure = yield* chooseFigure(t, me, hurt(t.state, me.seat))
      if (figure === null) return
      const recovered = rollDie(t, RED, CARD).damage + rollDie(t, RED, CARD).damage
      recover(t, figure, recovered)
    },
  }),
)

const OFFICER = 'imperial-officer'

/** Cards of this kind that are neither in hand nor in reserve nor on the map. */
function isLeft({ campaign, groups, figures }: State, id: string): boolean {
  const kind = deploymentNumber(id)
  const kinds = [...(campaign?.hand ?? []), ...(campaign?.reserve ?? [])]
  for (const group of groups)
    if (group.figures.some((figure) => !figures[figure].gone)) kinds.push(group.kind)
  return kinds.filter((one) => one === kind).length < designOf(kind).facts.copies
}

const internalAffairs = ability(
  'internal-affairs',
  when('mission-start', {
    secretly: true,
    if: (s) => isLeft(s, OFFICER),
    run(t) {
      t.state.campaign?.hand.push(deploymentNumber(OFFICER))
    },
  }),
)

/** Lies on the hero for a round. */
const weakness = ability(
  'weakness-revealed#weakness',
  always({
    attack: (_s, me, a) =>
      a.attacker === me.figure ? { damage: -1 } : a.target === me.figure ? { block: -1 } : null,
  }),
)

const weaknessRevealed = ability(
  'weakness-revealed',
  may('round-start', {
    if: (s) => heroesOf(s).length > 0,
    *run(t, me) {
      const hero = yield* chooseFigure(t, me, heroesOf(t.state))
      if (hero === null) return
      lay(t.state, weakness, me.seat, { figure: hero, until: 'round' })
      t.state.held[me.held].value = 1
    },
  }),
  when('round-end', {
    if: (s, me) => s.held[me.held].value > 0,
    run(t, me) {
      t.state.held[me.held].value = 0
      depleteCard(t, me.held)
    },
  }),
)

export const ONGOING = [
  written('agenda/tracking-beacon', trackingBeacon),
  written('agenda/high-value-target', highValueTarget),
  written('agenda/fire-at-will', fireAtWill),
  written('agenda/restorative-supplies', restorativeSupplies),
  written('agenda/internal-affairs', internalAffairs),
  written('agenda/weakness-revealed', weaknessRevealed),
]
