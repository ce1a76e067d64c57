/** Gideon Argus. */
import type { Flow } from '@dejarik/kernel'
import { surgesFrom } from '../../../facts/index.ts'
import type { AttackFirst } from '../../../offers.ts'
import { ability, action, always, CARD, type If, type Me, may, meOf, when } from '../../../rules/abilities.ts'
import { attack, canAttack } from '../../../rules/attack/attack.ts'
import { add, blockResults, damageResults } from '../../../rules/attack/results.ts'
import { targetsOf } from '../../../rules/attack/targets.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import type { Written } from '../../../rules/cards.ts'
import { FOCUSED, gain, has } from '../../../rules/conditions.ts'
import { lay, lift } from '../../../rules/effects.ts'
import { sees } from '../../../rules/ground.ts'
import { isHero } from '../../../rules/hero.ts'
import { gainPoints, performMove, speedOf, walks } from '../../../rules/moving.ts'
import { moment, open } from '../../../rules/windows.ts'
import { type FigureId, NONE, type State, type T } from '../../../state.ts'
import { attackWith } from '../../abilities.ts'
import { written } from '../../card.ts'
import { chooseFigure, mayDo } from '../../choices.ts'
import { friends, hasFriend, isFriend, isHolding, isWithin, seesTarget } from '../../figures.ts'
import { withRanged } from '../../shapes.ts'

const airOfCommand = ability('air-of-command', always({ health: () => 2 }))

/** Others near him; with Air of Command whomever he sees. */
function obeys(s: State, me: Me, figure: FigureId): boolean {
  return isWithin(s, me, figure, 3) || (isHolding(s, me.figure, airOfCommand) && sees(s, me.figure, figure))
}
function obeying(s: State, me: Me): FigureId[] {
  return friends(s, me, (figure) => obeys(s, me, figure))
}

/** Lies on him with the figure that his last Command was for. */
const given = ability('command#given')

function* command(t: T, me: Me): Flow {
  const s = t.state
  const chosen = yield* chooseFigure(t, me, obeying(s, me))
  if (chosen === null) return
  lift(s, given, me.figure)
  lay(s, given, me.seat, { figure: me.figure, until: 'activation', value: chosen })
  const canMove = walks(s, chosen, speedOf(s, chosen)).length > 0
  const effect = yield* mayDo(
    t,
    chosen,
    ...(canMove ? (['move'] as const) : []),
    ...(canAttack(s, chosen) ? (['attack'] as const) : []),
  )
  if (effect === 'move') yield* performMove(t, chosen, CARD)
  if (effect === 'attack') yield* attack(t, chosen, CARD)
}

/** Whom the Command was for that was resolved just now. */
export function commanded(s: State, figure: FigureId): FigureId {
  return s.effects.find((one) => one.ability === given.key && one.figure === figure)?.value ?? NONE
}

const commandAction = ability(
  'command',
  action({
    cost: { strain: 2 },
    if: (s, me) => hasFriend(s, me, (figure) => obeys(s, me, figure)),
    run: command,
  }),
)

/** "After you resolve Command", in the window `special-done`. */
export const afterCommand: If = (_s, me, at) => at.figure === me.figure && at.ability === commandAction.key

const STUN = surgesFrom(['stun'])
const disablingShot = ability(
  'disabling-shot',
  always({ surges: (s, me, a) => (withRanged(s, me, a) ? STUN : []) }),
)

const calledShot = ability(
  'called-shot',
  may('attack-modifiers', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && seesTarget(s, me.figure, a),
    run: (_t, _me, { attack: a }) => add(a, { surges: 1 }),
  }),
)

const militaryEfficiency = ability(
  'gideon-argus/military-efficiency',
  may('attack-modifiers', {
    of: 'attacker',
    cost: { exhaust: true },
    if: (_s, _me, { attack: a }) => damageResults(a) > 0,
    run: (_t, _me, { attack: a }) => add(a, { damage: -1, surges: 1 }),
  }),
  may('attack-modifiers', {
    of: 'defender',
    cost: { exhaust: true },
    if: (_s, _me, { attack: a }) => blockResults(a) > 0,
    run: (_t, _me, { attack: a }) => add(a, { block: -1, evade: 1 }),
  }),
)

const mobileTactician = ability(
  'mobile-tactician',
  when('special-done', { if: afterCommand, run: (t, me) => gainPoints(t, me.figure, 2, CARD) }),
)

const forTheCause = ability(
  'for-the-cause',
  may('attack-declared', {
    cost: { strain: 1, exhaust: true },
    if: (s, me, { attack: { attacker } }) =>
      attacker !== me.figure &&
      isFriend(s, me, attacker) &&
      isWithin(s, me, attacker, 3) &&
      !has(s.figures[attacker], FOCUSED),
    run: (t, _me, { attack: { attacker } }) => gain(t, attacker, FOCUSED),
  }),
)

/** Heroes in sight who have anything to recover; strain that is too much recovers damage (ia.strain-campaign.7). */
function weary(s: State, me: Me): FigureId[] {
  return friends(s, me, (figure) => {
    const { strain, damage } = s.figures[figure]
    return isHero(s, figure) && strain + damage > 0 && sees(s, me.figure, figure)
  })
}
const rallyingShout = ability(
  'rallying-shout',
  may('activation', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s, me) => weary(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, weary(t.state, me))
      if (chosen !== null) recoverStrain(t, chosen, 2)
    },
  }),
)

/** The second of two attacks finds no defense. */
const anvil = ability(
  'hammer-and-anvil#anvil',
  when('attack-pool', {
    of: 'attacker',
    run(_t, _me, { attack: a }) {
      a.defenseDice = []
    },
  }),
)

function preyOf(s: State, figure: FigureId): FigureId[] {
  return targetsOf(s, figure).flatMap(({ target }) => (target === NONE ? [] : [target]))
}
/** Whoever helps: with him there must be somebody to attack. */
function partners(s: State, me: Me): FigureId[] {
  const isBusy = preyOf(s, me.figure).length > 0
  return friends(s, me, (figure) => isBusy || preyOf(s, figure).length > 0)
}

/** The target's player says who of the two begins. */
function* inOrder(t: T, target: FigureId, pair: readonly FigureId[]): Flow<readonly FigureId[]> {
  const s = t.state
  const able = pair.filter((figure) => canAttack(s, figure, { only: target }))
  if (able.length < 2) return able
  const options = able.map((figure): AttackFirst => ({ do: 'attack-first', figure }))
  const { figure } = yield* t.choose(s.figures[target].seat, 'attack-first', options, { rule: CARD })
  return figure === able[0] ? able : able.slice().reverse()
}

const hammerAndAnvil = ability(
  'hammer-and-anvil',
  action({
    cost: { strain: 2 },
    if: (s, me) => partners(s, me).length > 0,
    *run(t, me) {
      const s = t.state
      const friend = yield* chooseFigure(t, me, partners(s, me))
      if (friend === null) return
      const prey = new Set([...preyOf(s, me.figure), ...preyOf(s, friend)])
      const only = yield* chooseFigure(t, me, [...prey])
      if (only === null) return
      let isSecond = false
      for (const figure of yield* inOrder(t, only, [me.figure, friend])) {
        if (s.figures[only].space === NONE || !canAttack(s, figure, { only })) continue
        if ((yield* mayDo(t, figure, 'attack')) === null) continue
        if (isSecond) yield* attackWith(t, meOf(me.seat, figure), anvil, { only })
        else isSecond = (yield* attack(t, figure, CARD, { only })) !== null
      }
    },
  }),
)

const masterstroke = ability(
  'masterstroke',
  may('special-done', {
    cost: { exhaust: true },
    if: (s, me, at) => afterCommand(s, me, at) && obeying(s, me).length > 0,
    *run(t, me) {
      yield* command(t, me)
      if (t.state.figures[me.figure].space === NONE) return
      const resolved = { ...moment('special-done', me.figure), ability: commandAction.key }
      yield* open(t, resolved, 'ia.actions.3')
    },
  }),
)

export const SHEET: Written = written('gideon-argus', commandAction, disablingShot)

export const CLASS_CARDS: readonly Written[] = [
  written('gideon-argus/holdout-blaster'),
  written('gideon-argus/called-shot', calledShot),
  written('gideon-argus/military-efficiency', militaryEfficiency),
  written('gideon-argus/air-of-command', airOfCommand),
  written('gideon-argus/mobile-tactician', mobileTactician),
  written('gideon-argus/for-the-cause', forTheCause),
  written('gideon-argus/rallying-shout', rallyingShout),
  written('gideon-argus/hammer-and-anvil', hammerAndAnvil),
  written('gideon-argus/masterstroke', masterstroke),
]
