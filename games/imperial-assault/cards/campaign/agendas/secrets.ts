/** Agenda cards that are kept secretly until they are played. */
import { deploymentNumber } from '../../../facts/index.ts'
import { ability, always, CARD, type If, when } from '../../../rules/abilities.ts'
import { canDeployFor, deployFor } from '../../../rules/campaign/deployment.ts'
import { failing } from '../../../rules/campaign/tests.ts'
import { gainThreat } from '../../../rules/campaign/threat.ts'
import { designOf } from '../../../rules/cards.ts'
import { BLEEDING, FOCUSED, gain, STUNNED } from '../../../rules/conditions.ts'
import { sufferAll, sufferStrain } from '../../../rules/damage.ts'
import { distanceTo, figuresOf, figuresOnMap } from '../../../rules/ground.ts'
import { isHero } from '../../../rules/hero.ts'
import { performMove } from '../../../rules/moving.ts'
import { type DeploymentNumber, type FigureId, NONE, type State } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseFigures, chooseSpace } from '../../choices.ts'
import { hasTrait, isFriend } from '../../figures.ts'
import { spacesWithin } from '../../spaces.ts'
import { laidOn, laidOpen, played } from './secret.ts'

const hasFigures: If = (s, me) => figuresOf(s, me.seat).length > 0

const imperialInformants = ability(
  'imperial-informants',
  played('round-end', { run: (t) => gainThreat(t, t.state.campaign?.threatLevel ?? 0) }),
)

const isHunter = (kind: DeploymentNumber): boolean => designOf(kind).facts.traits.includes('hunter')
const DURING_SETUP: If = (s) => s.round === 0

/** Paid for once more when it is played (ia.agenda-types.13). */
const hiredHelp = ability(
  'hired-help',
  always({ cheaper: (_s, _me, kind, reinforces) => (isHunter(kind) ? (reinforces ? 1 : 2) : 0) }),
  laidOpen('deployment', DURING_SETUP, { influence: 1 }),
  laidOpen('mission-start', DURING_SETUP, { influence: 1 }),
)

/** A hero that was defeated and stays is wounded from now on, unless it stays incapacitated. */
const isWoundedNow: If = (s, _me, { figure }) => isHero(s, figure) && !s.figures[figure].gone

const impendingDoom = ability(
  'impending-doom',
  played('defeated', {
    if: (s, me, at) => isWoundedNow(s, me, at) && hasFigures(s, me, at),
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, figuresOf(t.state, me.seat), 2))
        gain(t, figure, FOCUSED)
    },
  }),
)

const tacticalManeuvering = ability(
  'tactical-maneuvering',
  played('round-end', {
    if: hasFigures,
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, figuresOf(t.state, me.seat), 3, true))
        yield* performMove(t, figure, CARD)
    },
  }),
)

const interrogationProtocol = ability(
  'interrogation-protocol',
  played('attack-resolved', {
    if: (s, me, { attack }) =>
      isFriend(s, me, attack.attacker) &&
      hasTrait(s, attack.attacker, 'droid') &&
      attack.target !== NONE &&
      attack.suffered > 0 &&
      !s.figures[attack.target].gone,
    *run(t, _me, { attack }) {
      yield* sufferStrain(t, attack.target, 1, attack.attacker)
      gain(t, attack.target, STUNNED | BLEEDING)
    },
  }),
)

const isbEnforcers = ability('isb-enforcers', always({ multipleAttacks: () => true }), laidOn('Stormtrooper'))

const imperialOperative = ability(
  'imperial-operative',
  always({ speed: () => 1, health: () => 3 }),
  laidOn('Imperial Officer'),
  when('activation-start', { of: 'mine', run: (t, me) => gain(t, me.figure, FOCUSED) }),
)

/** The group that it makes cheaper is deployed at once. */
const aDarkPower = ability(
  'a-dark-power',
  played('deployment', {
    if: (s, _me, { spaces }) => canDeployFor(s, 5, spaces),
    run: (t, _me, { spaces }) => deployFor(t, 5, spaces),
  }),
)

const VADER = 'darth-vader'

/** A figure that is unique is on the table once, and the mission may keep it in reserve. */
function isThere({ campaign, figures }: State, kind: DeploymentNumber): boolean {
  if (campaign?.hand.includes(kind) === true || campaign?.reserve.includes(kind) === true) return true
  return figures.some((one) => one.kind === kind && !one.gone)
}

const asYouWish = ability(
  'as-you-wish',
  played('round-start', {
    if: (s) => !isThere(s, deploymentNumber(VADER)),
    run(t) {
      t.state.campaign?.hand.push(deploymentNumber(VADER))
    },
  }),
)

const REACH = 3

const tacticalExplosives = ability(
  'tactical-explosives',
  played('round-end', {
    *run(t, me) {
      const s = t.state
      const near = new Set(figuresOnMap(s).flatMap((figure) => spacesWithin(s, figure, REACH)))
      const space = yield* chooseSpace(
        t,
        me,
        [...near].sort((a, b) => a - b),
      )
      if (space === null) return
      const inReach = (figure: FigureId): boolean => distanceTo(s, figure, space) <= REACH
      const failed = yield* failing(t, figuresOnMap(s).filter(inReach), 'insight')
      yield* sufferAll(t, failed, 3, NONE)
      for (const figure of failed) gain(t, figure, BLEEDING)
    },
  }),
)

export const SECRETS = [
  written('agenda/imperial-informants', imperialInformants),
  written('agenda/hired-help', hiredHelp),
  written('agenda/impending-doom', impendingDoom),
  written('agenda/tactical-maneuvering', tacticalManeuvering),
  written('agenda/interrogation-protocol', interrogationProtocol),
  written('agenda/isb-enforcers', isbEnforcers),
  written('agenda/imperial-operative', imperialOperative),
  written('agenda/a-dark-power', aDarkPower),
  written('agenda/as-you-wish', asYouWish),
  written('agenda/tactical-explosives', tacticalExplosives),
]
