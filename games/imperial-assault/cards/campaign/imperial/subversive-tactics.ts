/** Subversive Tactics: strain for the heroes, and what strained heroes suffer. */
import type { Flow } from '@dejarik/kernel'
import { surgesFrom } from '../../../facts/index.ts'
import { sourceOf } from '../../../rules/ability.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { add } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { suffer, sufferStrain } from '../../../rules/damage.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { enduranceOf, heroesOf, isHero } from '../../../rules/hero.ts'
import { performMove } from '../../../rules/moving.ts'
import { type Attack, type FigureId, NONE, type State, type T } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { chooseEffect, chooseFigure } from '../../choices.ts'
import { isFriend } from '../../figures.ts'
import { always } from '../../shapes.ts'
import { happens, happensInAttack, may, mayInAttack, paying, when } from '../../triggers.ts'

/** Strain that makes a hero an easy prey. */
const TIRED = 2

function strainOf(s: State, figure: FigureId): number {
  return figure !== NONE && isHero(s, figure) ? s.figures[figure].strain : 0
}

/** Who attacks chooses, not the Imperial player. */
const preyUponDoubt = when(
  'prey-upon-doubt',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-declared',
      (s, me, a) => !isFriend(s, me, a.attacker),
      function* (t, _me, a) {
        const rebel = sourceOf(t.state.figures[a.attacker].seat, a.attacker)
        const effect = yield* chooseEffect(t, rebel, 'strain', 'evade')
        if (effect === 'strain') yield* sufferStrain(t, a.attacker, 1)
        else add(a, { evade: 1 })
      },
    ),
  ),
)

const BLEED = surgesFrom(['bleed'])

const savageWeaponry = always('savage-weaponry', {
  attack: (_s, me, a) => (a.attacker === me.figure ? { pierce: 1 } : null),
  surges: () => BLEED,
})

const surgicalStrike = when(
  'surgical-strike',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) => isFriend(s, me, a.attacker) && a.target !== NONE && s.figures[a.target].space !== NONE,
      function* (t, _me, a) {
        yield* sufferStrain(t, a.target, 1, a.attacker)
        yield* suffer(t, a.target, 1, a.attacker)
      },
    ),
  ),
)

function* moveOrAttack(t: T, figure: FigureId, hero: FigureId): Flow {
  const me = sourceOf(t.state.figures[figure].seat, figure)
  const only = { only: hero }
  const effect = hasTarget(t.state, figure, only) ? yield* chooseEffect(t, me, 'move', 'attack') : 'move'
  if (effect === 'move') yield* performMove(t, figure, CARD)
  else yield* attack(t, figure, CARD, only)
}

const exploitWeakness = when(
  'exploit-weakness',
  paying(
    { exhaust: true },
    may(
      'rested',
      (s, me) => figuresOf(s, me.seat).length > 0,
      function* (t, me, { figure: hero }) {
        const chosen = yield* chooseFigure(t, me, figuresOf(t.state, me.seat))
        if (chosen !== null) yield* moveOrAttack(t, chosen, hero)
      },
    ),
  ),
)

const heavyPressure = when(
  'heavy-pressure',
  paying(
    { exhaust: true },
    mayInAttack(
      'would-suffer',
      (s, me, a) => !isFriend(s, me, a.target) && isHero(s, a.target) && a.dealt > 0,
      function* (t, _me, a) {
        const amount = a.dealt
        a.dealt = 0
        yield* sufferStrain(t, a.target, amount, a.attacker)
      },
    ),
  ),
)

const isOnHero = (s: State, a: Attack, strain: number): boolean => strainOf(s, a.target) >= strain

const executioner = when(
  'executioner',
  paying(
    { exhaust: true, threat: 1 },
    mayInAttack(
      'attack-declared',
      (s, me, a) => isFriend(s, me, a.attacker) && isOnHero(s, a, 1),
      (t, _me, a) => add(a, { damage: Math.min(3, strainOf(t.state, a.target)) }),
    ),
  ),
)

function rested(s: State): FigureId[] {
  return heroesOf(s).filter((hero) => s.figures[hero].strain < enduranceOf(s, hero))
}

const wearyTarget = when(
  'weary-target',
  happens(
    'round-end',
    (s) => rested(s).length > 0,
    function* (t, me) {
      const hero = yield* chooseFigure(t, me, rested(t.state))
      if (hero !== null) yield* sufferStrain(t, hero, 2)
    },
  ),
)

const noQuarter = when(
  'no-quarter',
  happensInAttack(
    'attack-declared',
    (s, me, a) => isFriend(s, me, a.attacker) && isOnHero(s, a, TIRED),
    (_t, _me, a) => add(a, { surges: 1 }),
  ),
)

const oppression = when(
  'oppression',
  happensInAttack(
    'attack-declared',
    (s, me, a) => !isFriend(s, me, a.attacker) && strainOf(s, a.attacker) >= TIRED,
    (_t, _me, a) => add(a, { evade: 1 }),
  ),
)

export const SUBVERSIVE_TACTICS = [
  written('subversive-tactics/prey-upon-doubt', preyUponDoubt),
  written('subversive-tactics/savage-weaponry', savageWeaponry),
  written('subversive-tactics/surgical-strike', surgicalStrike),
  written('subversive-tactics/exploit-weakness', exploitWeakness),
  written('subversive-tactics/heavy-pressure', heavyPressure),
  written('subversive-tactics/executioner', executioner),
  written('subversive-tactics/weary-target', wearyTarget),
  written('subversive-tactics/no-quarter', noQuarter),
  written('subversive-tactics/oppression', oppression),
]
