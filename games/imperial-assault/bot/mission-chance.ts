/**
 * The Rebels' chance to win a mission from here. The weights were fitted, round by round, to who won some four thousand
 * introductions that the plan played against itself, its own weights changed from match to match; each point of the sum
 * makes the odds almost three times as good. Enemies count early, tasks late.
 */
import { objectBlock } from '../rules/attack/pools.ts'
import { designOf } from '../rules/cards.ts'
import { healthOf } from '../rules/damage.ts'
import { enduranceOf, isHero, isWounded } from '../rules/hero.ts'
import { objectHealth } from '../rules/objects.ts'
import { EMPIRE, type FigureId, NONE, REBELS, type State } from '../state.ts'
import { leftToDo } from './aims.ts'
import { Field } from './field.ts'
import { Outlook } from './stand.ts'

/** Not to be wounded counts most; then each point of health, and once more those of the healthiest hero. */
const HEALTHY = 1
const HEALTH = 0.05
const HEALTHIEST = 0.1
const WOUNDED = 0.35
const WOUNDED_LEFT = 0.5
const STRAINED = 0.15
/** What enemies could do to a hero who is not wounded yet. */
const DANGER = 0.03
/** Who is still to act in this round, with every round more. */
const TO_ACT = 0.4
const TO_ACT_LATER = 0.12
/** For each round: a task that is left, a space between a hero and the next one, what an object to be destroyed blocks. */
const TASK = 0.3
const SPACE = 0.035
const BLOCK = 0.1
/** Damage on what is to be destroyed, with every round more. */
const DAMAGE = 0.15
const DAMAGE_LATER = 0.04
/** Points of enemies, with every round less, and of those who are still to act. */
const ENEMY = 0.3
const ENEMY_LATER = 0.08
const ENEMY_TO_ACT = 0.08
/** After this round nothing presses more than before. */
const LATE = 6
/** So far is far enough. */
const FAR_OFF = 30
/** What the Rebels need for even odds. */
const EVEN = 4
/** How slowly a lead becomes a win: about as odds do, but large leads are still told apart. */
const SLOW = 2

export function chanceOfRebels(s: State): number {
  const field = new Field(s, REBELS)
  const round = Math.min(LATE, s.round)
  let lead = tasks(s, round) - EVEN
  let healthiest = 0
  for (let id = 0; id < s.figures.length; id++) {
    const { space, seat, damage } = s.figures[id]
    if (space === NONE) continue
    if (isHero(s, id)) {
      lead += hero(s, id, field, round)
      if (!isWounded(s, id)) healthiest = Math.max(healthiest, healthOf(s, id) - damage)
    } else lead += (seat === REBELS ? 1 : -1) * other(s, id, round)
  }
  lead += HEALTHIEST * healthiest
  return 0.5 + (0.5 * lead) / (SLOW + Math.abs(lead))
}

function leftOf(s: State, id: FigureId): number {
  return 1 - s.figures[id].damage / healthOf(s, id)
}

function hero(s: State, id: FigureId, field: Field, round: number): number {
  const { space, group, damage, strain } = s.figures[id]
  const outlook = new Outlook(field, id)
  const life = isWounded(s, id)
    ? WOUNDED + WOUNDED_LEFT * leftOf(s, id)
    : HEALTHY + HEALTH * (healthOf(s, id) - damage) - DANGER * outlook.danger(space)
  const toAct = s.groups[group].ready ? TO_ACT + TO_ACT_LATER * round : 0
  const away = Math.min(FAR_OFF, outlook.wayToTask(space))
  return life + toAct - (STRAINED * strain) / enduranceOf(s, id) - SPACE * round * away
}

/** A figure that is no hero: even of its last point of health half of it depends. */
function other(s: State, id: FigureId, round: number): number {
  const { kind, group } = s.figures[id]
  const { facts } = designOf(kind)
  const points = facts.cost / facts.group
  const weight = Math.max(0, ENEMY - ENEMY_LATER * round) * (0.5 + 0.5 * leftOf(s, id))
  return points * (weight + (s.groups[group].ready ? ENEMY_TO_ACT : 0))
}

function tasks(s: State, round: number): number {
  let value = -TASK * round * (leftToDo(s, REBELS) - leftToDo(s, EMPIRE))
  for (let id = 0; id < s.tokens.length; id++) {
    const { damage, space } = s.tokens[id]
    value += (DAMAGE + DAMAGE_LATER * round) * damage
    if (space !== NONE && objectHealth(s, id) !== null) value -= BLOCK * round * objectBlock(s, id)
  }
  return value
}
