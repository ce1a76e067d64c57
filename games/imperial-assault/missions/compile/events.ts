/** Events as triggers in windows, interactions, special actions and spendings. */
import type { Flow } from '@dejarik/kernel'
import {
  ability,
  type Interaction,
  type Moment,
  type Numbered,
  type Spending,
  type Trigger,
  type Window,
} from '../../rules/ability.ts'
import { isAtOrBeside } from '../../rules/ground.ts'
import { type FigureId, NONE, type State, type T } from '../../state.ts'
import type { EventWords } from '../language/words.ts'
import { allOf } from './conditions.ts'
import { type CounterList, limitOf } from './limits.ts'
import { placeOf, tokensOf } from './places.ts'
import type { Writing } from './run.ts'
import { EMPTY_SCENE, MISSION_RULE, named, type Scene, withToken } from './scene.ts'
import { allStatements } from './statements.ts'

/** An event that is ready to happen. */
export interface Happening {
  can(s: State, scene: Scene): boolean
  act(t: T, scene: Scene): Flow
}

/** Everything that the events of a scenario come to. */
export interface Events {
  readonly when: readonly Trigger[]
  readonly actions: readonly Numbered[]
  readonly interactions: readonly ((s: State, figure: FigureId) => Interaction[])[]
  readonly spendings: readonly ((s: State, figure: FigureId) => Spending[])[]
}

export function eventsOf(
  names: Writing,
  mission: string,
  words: readonly EventWords[],
  counters: CounterList,
): Events {
  const when: Trigger[] = []
  const actions: Numbered[] = []
  const interactions: Events['interactions'][number][] = []
  const spendings: Events['spendings'][number][] = []
  for (const [i, event] of words.entries()) {
    const happening = happeningOf(names, `${mission}-event-${i}`, event, counters)
    switch (event.on) {
      case 'interact':
        interactions.push(interactionOf(names, event.with, event.id, happening))
        break
      case 'spend':
        spendings.push(spendingOf(event.id, event.points, happening))
        break
      case 'action':
        actions.push(actionOf(event.id, event.cost, happening))
        break
      default:
        when.push(triggerOf(names, event, happening))
    }
  }
  return { when, actions, interactions, spendings }
}

function happeningOf(names: Writing, id: string, event: EventWords, counters: CounterList): Happening {
  const holds = allOf(names, event.if)
  const run = allStatements(names, event.do)
  const limit = limitOf(event.limit, id, counters)
  if (limit === null) return { can: holds, act: run }
  return {
    can: (s, scene) => limit.isFree(s, scene) && holds(s, scene),
    *act(t, scene) {
      limit.use(t.state, scene)
      yield* run(t, scene)
    },
  }
}

function ofFigure(s: State, figure: FigureId): Scene {
  return figure === NONE ? EMPTY_SCENE : { ...EMPTY_SCENE, figure, you: s.figures[figure].seat }
}

type Automatic = Exclude<EventWords, { readonly on: 'interact' | 'spend' | 'action' }>

function triggerOf(names: Writing, event: Automatic, { can, act }: Happening): Trigger {
  const scene = sceneOf(names, event)
  return {
    window: windowOf(event.on),
    rule: MISSION_RULE,
    optional: false,
    can(s, _me, at) {
      const here = scene(s, at)
      return here !== null && can(s, here)
    },
    act(t, _me, at) {
      const here = scene(t.state, at)
      return here === null ? undefined : act(t, here)
    },
  }
}

function windowOf(on: Automatic['on']): Window {
  switch (on) {
    case 'set-up':
      return 'deployed'
    case 'enters':
      return 'entered'
    case 'suffers':
      return 'suffered'
    case 'opened':
      return 'door-opened'
    default:
      return on
  }
}

/** What a moment is about; null if it is not the event's. */
function sceneOf(names: Writing, event: Automatic): (s: State, at: Moment) => Scene | null {
  switch (event.on) {
    case 'enters': {
      if (event.where === undefined) return (s, { figure }) => ofFigure(s, figure)
      const place = placeOf(names, event.where)
      return (s, { figure, spaces }) => {
        const scene = ofFigure(s, figure)
        const where = place(s, scene)
        return spaces.some((space) => where.includes(space)) ? scene : null
      }
    }
    case 'suffers': {
      const { atLeast = 1 } = event
      return (s, { figure, amount }) => (amount < atLeast ? null : { ...ofFigure(s, figure), amount })
    }
    case 'defeated':
      return (s, { figure, carried }) => ({ ...ofFigure(s, figure), carried })
    case 'destroyed': {
      const kind = named(names.kinds, event.kind)
      return (s, { object, by }) =>
        s.tokens[object].kind === kind ? { ...ofFigure(s, by), token: object } : null
    }
    case 'opened': {
      const door = event.door === 'any' ? NONE : named(names.doors, event.door)
      return (s, { object, by }) =>
        door === NONE || object === door ? { ...ofFigure(s, by), door: object } : null
    }
    default:
      return (s, { figure }) => ofFigure(s, figure)
  }
}

/** With tokens from their spaces or beside them (ia.interact.3); with areas likewise. */
function interactionOf(
  names: Writing,
  place: string,
  what: string,
  { can, act }: Happening,
): Events['interactions'][number] {
  if (!place.startsWith('tokens:')) {
    const spaces = placeOf(names, place)
    return (s, figure) => {
      const scene = ofFigure(s, figure)
      const isHere = spaces(s, scene).some((space) => isAtOrBeside(s, figure, space))
      return isHere && can(s, scene)
        ? [{ what, token: NONE, rule: 'ia.interact.5', act: (t) => act(t, scene) }]
        : []
    }
  }
  const kind = named(names.kinds, place.slice('tokens:'.length))
  return (s, figure) =>
    tokensOf(s, kind).flatMap((token): Interaction[] => {
      const { space } = s.tokens[token]
      const scene = withToken(ofFigure(s, figure), token)
      if (space === NONE || !isAtOrBeside(s, figure, space) || !can(s, scene)) return []
      return [{ what, token, rule: 'ia.interact.5', act: (t) => act(t, scene) }]
    })
}

function spendingOf(what: string, points: number, { can, act }: Happening): Events['spendings'][number] {
  return (s, figure) => {
    const scene = ofFigure(s, figure)
    return can(s, scene) ? [{ what, token: NONE, points, rule: MISSION_RULE, act: (t) => act(t, scene) }] : []
  }
}

function actionOf(name: string, cost: number, { can, act }: Happening): Numbered {
  return ability({
    name,
    action: {
      rule: MISSION_RULE,
      cost,
      attacks: false,
      can: (s, { figure }) => can(s, ofFigure(s, figure)),
      act: (t, { figure }) => act(t, ofFigure(t.state, figure)),
    },
  })
}
