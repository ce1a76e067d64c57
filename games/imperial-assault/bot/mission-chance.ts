/**
 * The Rebels' chance to win a mission from here. The weights were fitted to who won some thousand introductions that the
 * plan played against itself, with two to four heroes; each point of the sum makes the odds almost three times as good.
 */
import { healthOf } from '../rules/damage.ts'
import { isHero, isWounded } from '../rules/hero.ts'
import { EMPIRE, type FigureId, NONE, REBELS, type State } from '../state.ts'
import { leftToDo } from './aims.ts'
import { Field } from './field.ts'
import { Outlook } from './stand.ts'

const HEALTHY = 1.05
const WOUNDED = 0.1
const TO_ACT = 0.45
const TASK = 0.63
/** Tasks press more with every round. */
const TASK_LATER = 0.08
/** Damage on what is to be destroyed. */
const DAMAGE = 0.19
/** Where the heroes stand. */
const PLACE = 0.19
/** Every enemy, and what is left of it. */
const ENEMY = 0.2
const ENEMY_LEFT = 0.1
/** How fast a lead becomes a win. */
const SLOW = 3

export function chanceOfRebels(s: State): number {
  const field = new Field(s, REBELS)
  let lead = tasks(s)
  for (let id = 0; id < s.figures.length; id++) {
    const { space, seat } = s.figures[id]
    if (space === NONE) continue
    if (isHero(s, id)) lead += hero(s, id, field)
    else lead += (ENEMY + ENEMY_LEFT * leftOf(s, id)) * (seat === REBELS ? 1 : -1)
  }
  return 0.5 + (0.5 * lead) / (SLOW + Math.abs(lead))
}

function leftOf(s: State, id: FigureId): number {
  return 1 - s.figures[id].damage / healthOf(s, id)
}

function hero(s: State, id: FigureId, field: Field): number {
  const { space, group } = s.figures[id]
  const life = (isWounded(s, id) ? WOUNDED : HEALTHY) * leftOf(s, id)
  return life + (s.groups[group].ready ? TO_ACT : 0) + PLACE * new Outlook(field, id).place(space)
}

function tasks(s: State): number {
  const weight = TASK + TASK_LATER * s.round
  const hurt = s.tokens.reduce((sum, { damage }) => sum + damage, 0)
  return DAMAGE * hurt - weight * (leftToDo(s, REBELS) - leftToDo(s, EMPIRE))
}
