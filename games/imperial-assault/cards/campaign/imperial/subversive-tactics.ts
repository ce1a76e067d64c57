/** Subversive Tactics: strain for the heroes, and what strained heroes suffer. */
import type { Flow } from '@dejarik/kernel'
import { surgesFrom } from '../../../facts/index.ts'
import { ability, always, CARD, may, meOf, when } from '../../../rules/abilities.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { add } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { suffer, sufferStrain } from '../../../rules/damage.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { enduranceOf, heroesOf, isHero } from '../../../rules/hero.ts'
import { performMove } from '../../../rules/moving.ts'
import { type Attack, type FigureId, NONE, type State, type T } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseEffect, chooseFigure } from '../../choices.ts'
import { isFriend } from '../../figures.ts'

/** Strain that makes a hero an easy prey. */
const TIRED = 2

function strainOf(s: State, figure: FigureId): number {
  return figure !== NONE && isHero(s, figure) ? s.figures[figure].strain : 0
}

/** Who attacks chooses, not the Imperial player. */
const preyUponDoubt = ability(
  'prey-upon-doubt',
  may('attack-declared', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => !isFriend(s, me, a.attacker),
    *run(t, _me, { attack: a }) {
      const rebel = meOf(t.state.figures[a.attacker].seat, a.attacker)
      const effect = yield* chooseEffect(t, rebel, 'strain', 'evade')
      if (effect === 'strain') yield* sufferStrain(t, a.attacker, 1)
      else add(a, { evade: 1 })
    },
  }),
)

const BLEED = surgesFrom(['bleed'])

const savageWeaponry = ability(
  'savage-weaponry',
  always({ attack: (_s, me, a) => (a.attacker === me.figure ? { pierce: 1 } : null), surges: () => BLEED }),
)

const surgicalStrike = ability(
  'surgical-strike',
  may('attack-resolved', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) =>
      isFriend(s, me, a.attacker) && a.target !== NONE && s.figures[a.target].space !== NONE,
    *run(t, _me, { attack: a }) {
      yield* sufferStrain(t, a.target, 1, a.attacker)
      yield* suffer(t, a.target, 1, a.attacker)
    },
  }),
)

function* moveOrAttack(t: T, figure: FigureId, hero: FigureId): Flow {
  const me = meOf(t.state.figures[figure].seat, figure)
  const only = { only: hero }
  const effect = hasTarget(t.state, figure, only) ? yield* chooseEffect(t, me, 'move', 'attack') : 'move'
  if (effect === 'move') yield* performMove(t, figure, CARD)
  else yield* attack(t, figure, CARD, only)
}

const exploitWeakness = ability(
  'exploit-weakness',
  may('rested', {
    cost: { exhaust: true },
    if: (s, me) => figuresOf(s, me.seat).length > 0,
    *run(t, me, { figure: hero }) {
      const chosen = yield* chooseFigure(t, me, figuresOf(t.state, me.seat))
      if (chosen !== null) yield* moveOrAttack(t, chosen, hero)
    },
  }),
)

const heavyPressure = ability(
  'heavy-pressure',
  may('would-suffer', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => !isFriend(s, me, a.target) && isHero(s, a.target) && a.dealt > 0,
    *run(t, _me, { attack: a }) {
      const amount = a.dealt
      a.dealt = 0
      yield* sufferStrain(t, a.target, amount, a.attacker)
    },
  }),
)

const isOnHero = (s: State, a: Attack, strain: number): boolean => strainOf(s, a.target) >= strain

const executioner = ability(
  'executioner',
  may('attack-declared', {
    cost: { exhaust: true, threat: 1 },
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && isOnHero(s, a, 1),
    run: (t, _me, { attack: a }) => add(a, { damage: Math.min(3, strainOf(t.state, a.target)) }),
  }),
)

function rested(s: State): FigureId[] {
  return heroesOf(s).filter((hero) => s.figures[hero].strain < enduranceOf(s, hero))
}

const wearyTarget = ability(
  'weary-target',
  when('round-end', {
    if: (s) => rested(s).length > 0,
    *run(t, me) {
      const hero = yield* chooseFigure(t, me, rested(t.state))
      if (hero !== null) yield* sufferStrain(t, hero, 2)
    },
  }),
)

const noQuarter = ability(
  'no-quarter',
  when('attack-declared', {
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && isOnHero(s, a, TIRED),
    run: (_t, _me, { attack: a }) => add(a, { surges: 1 }),
  }),
)

const oppression = ability(
  'oppression',
  when('attack-declared', {
    if: (s, me, { attack: a }) => !isFriend(s, me, a.attacker) && strainOf(s, a.attacker) >= TIRED,
    run: (_t, _me, { attack: a }) => add(a, { evade: 1 }),
  }),
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
