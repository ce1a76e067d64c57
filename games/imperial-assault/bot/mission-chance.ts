/**
 * The Rebels' chance to win a mission from here. The weights were fitted to who won some hundred introductions that the
 * plan played against itself, with two to four heroes; each point of the sum makes the odds almost three times as good.
 */
import { healthOf } from '../rules/damage.ts'
import { isHero, isWounded } from '../rules/hero.ts'
import { EMPIRE, type FigureId, NONE, REBELS, type State } from '../state.ts'
import { leftToDo } from './aims.ts'
import { Field, Outlook } from './stand.ts'
import { worthOf } from './strike.ts'

const HEALTHY = 1.5
const WOUNDED = 0.3
const TO_ACT = 0.4
const TASK = 0.45
/** Tasks press more with every round. */
const TASK_LATER = 0.14
/** Damage on what is to be destroyed. */
const DAMAGE = 0.15
/** Each point on the way to what is to be done. */
const WAY = 0.08
/** Enemies by their cost, and what they can do at once. */
const ENEMY = 0.14
const STRIKE = 0.08
/** How fast a lead becomes a win. */
const SLOW = 3

export function chanceOfRebels(s: State): number {
  const field = new Field(s, REBELS)
  const against = new Field(s, EMPIRE)
  let lead = tasks(s)
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (figure.space === NONE) continue
    if (figure.seat === REBELS) lead += rebel(s, id, field)
    else
      lead -=
        ENEMY * worthOf(s, id) * leftOf(s, id) + STRIKE * new Outlook(against, id).bestStrike(figure.space)
  }
  return 0.5 + (0.5 * lead) / (SLOW + Math.abs(lead))
}

function leftOf(s: State, id: FigureId): number {
  return 1 - s.figures[id].damage / healthOf(s, id)
}

function rebel(s: State, id: FigureId, field: Field): number {
  const { space, group } = s.figures[id]
  const outlook = new Outlook(field, id)
  const strike = STRIKE * outlook.bestStrike(space)
  if (!isHero(s, id)) return ENEMY * worthOf(s, id) * leftOf(s, id) + strike
  const life = (isWounded(s, id) ? WOUNDED : HEALTHY) * leftOf(s, id)
  return life + strike + (s.groups[group].ready ? TO_ACT : 0) - WAY * outlook.way(space)
}

function tasks(s: State): number {
  const weight = TASK + TASK_LATER * s.round
  const hurt = s.tokens.reduce((sum, { damage }) => sum + damage, 0)
  return DAMAGE * hurt - weight * (leftToDo(s, REBELS) - leftToDo(s, EMPIRE))
}
