/** Events as triggers in windows, interactions, special actions and spendings. */
import { type Flow, never } from '@dejarik/kernel'
import {
  action,
  type Interaction,
  type Moment,
  type Named,
  named as namedAbility,
  type Spending,
  type When,
  type Window,
  when,
} from '../../rules/abilities.ts'
import { isAtOrBeside, spacesOf } from '../../rules/ground.ts'
import { heroesOf, isWounded } from '../../rules/hero.ts'
import { doorOf } from '../../rules/objects.ts'
import { type AbilityKey, type FigureId, NONE, type State, type T } from '../../state.ts'
import type { EventWords } from '../language/words.ts'
import { allOf } from './conditions.ts'
import { eventName } from './event-name.ts'
import { type CounterList, limitOf } from './limits.ts'
import { placeOf, tokensOf } from './places.ts'
import { asked, type Writing } from './run.ts'
import { EMPTY_SCENE, MISSION_RULE, named, type Scene, withToken } from './scene.ts'
import { allStatements } from './statements.ts'

/** An event that is ready to happen. */
export interface Happening {
  can(s: State, scene: Scene): boolean
  act(t: T, scene: Scene): Flow
}

/** Everything that the events of a scenario come to. */
export interface Events {
  readonly when: readonly When[]
  readonly actions: readonly Named[]
  readonly interactions: readonly ((s: State, figure: FigureId) => Interaction[])[]
  readonly spendings: readonly ((s: State, figure: FigureId) => Spending[])[]
}

export function eventsOf(
  names: Writing,
  mission: string,
  words: readonly EventWords[],
  counters: CounterList,
): Events {
  const whens: When[] = []
  const actions: Named[] = []
  const interactions: Events['interactions'][number][] = []
  const spendings: Events['spendings'][number][] = []
  const keyOf = eventKeys(mission)
  for (const [i, event] of words.entries()) {
    const key = keyOf(event)
    const happening = happeningOf(names, `${mission}-event-${i}`, key, event, counters)
    switch (event.on) {
      case 'interact':
        interactions.push(interactionOf(names, event, happening))
        break
      case 'spend':
        spendings.push(spendingOf(event.id, event.points, happening))
        break
      case 'action':
        actions.push(actionOf(key, event.cost, happening))
        break
      case 'reaches':
        names.reached.push({
          counter: named(names.counters, event.counter),
          value: event.value,
          *run(t) {
            if (happening.can(t.state, EMPTY_SCENE)) yield* happening.act(t, EMPTY_SCENE)
          },
        })
        break
      default:
        whens.push(whenOf(names, event, happening))
    }
  }
  return { when: whens, actions, interactions, spendings }
}

/** By its own id, or by what it waits for, counted where several wait for the same. */
function eventKeys(mission: string): (event: EventWords) => AbilityKey {
  const taken = new Set<string>()
  return (event) => {
    const plain = 'id' in event ? event.id : event.on
    let word = plain
    for (let n = 2; taken.has(word); n++) word = `${plain}-${n}`
    taken.add(word)
    return `mission/${mission}/${word}`
  }
}

function happeningOf(
  names: Writing,
  id: string,
  key: AbilityKey,
  event: EventWords,
  counters: CounterList,
): Happening {
  const holds = allOf(names, event.if)
  const run = allStatements(names, event.do)
  const limit = limitOf(event.limit, id, key, counters)
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

type Automatic = Exclude<EventWords, { readonly on: 'interact' | 'spend' | 'action' | 'reaches' }>

function whenOf(names: Writing, event: Automatic, { can, act }: Happening): When {
  const scene = sceneOf(names, event)
  return when(windowOf(event.on), {
    called: asked(names, eventName(names, event)),
    if(s, _me, at) {
      const here = scene(s, at)
      return here !== null && can(s, here)
    },
    run(t, _me, at) {
      const here = scene(t.state, at)
      return here === null ? undefined : act(t, here)
    },
  })
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
    case 'leaves':
      return 'exited'
    case 'wounded':
    case 'all-wounded':
      return 'defeated'
    case 'attacked':
      return 'attack-resolved'
    default:
      return on
  }
}

/** What a moment is about; null if it is not the event's. */
function sceneOf(names: Writing, event: Automatic): (s: State, at: Moment) => Scene | null {
  switch (event.on) {
    case 'enters':
    case 'leaves': {
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
      // Who was only wounded is still there.
      return (s, { figure, carried, spaces }) =>
        s.figures[figure].gone ? { ...ofFigure(s, figure), carried, stood: spaces } : null
    case 'wounded':
      return (s, { figure }) => (isWoundedHere(s, figure) ? ofFigure(s, figure) : null)
    case 'all-wounded':
      return (s, { figure }) => (isWoundedHere(s, figure) && healthyHeroes(s) === 0 ? EMPTY_SCENE : null)
    case 'round-start':
    case 'round-end': {
      const { round } = event
      return (s) => (round === undefined || s.round === round ? EMPTY_SCENE : null)
    }
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
    case 'attacked': {
      const door = event.door === 'any' ? NONE : named(names.doors, event.door)
      return (s, { figure, attack }) => {
        const found = attack === null || attack.object === NONE ? undefined : doorOf(s, attack.object)
        if (found === undefined || (door !== NONE && found.number !== door)) return null
        return { ...ofFigure(s, figure), door: found.number }
      }
    }
    case 'set-up':
    case 'activation-start':
    case 'activation-end':
      return (s, { figure }) => ofFigure(s, figure)
    default:
      return never(event)
  }
}

/** A hero whose sheet has just been turned over. */
function isWoundedHere(s: State, figure: FigureId): boolean {
  return !s.figures[figure].gone && isWounded(s, figure)
}

function healthyHeroes(s: State): number {
  return heroesOf(s).filter((figure) => !isWounded(s, figure)).length
}

/** With tokens from their spaces or beside them (ia.interact.3); with areas likewise. */
function interactionOf(
  names: Writing,
  { with: place, id: what, incapacitated = false }: Extract<EventWords, { readonly on: 'interact' }>,
  happening: Happening,
): Events['interactions'][number] {
  const { act } = happening
  const can: Happening['can'] = (s, scene) =>
    (incapacitated || !s.figures[scene.figure].gone) && happening.can(s, scene)
  if (!place.startsWith('tokens:')) {
    const spaces = placeOf(names, place)
    // A door can be reached from the spaces that share an edge with it (ia.doors.7).
    const isDoor = place.startsWith('door:')
    return (s, figure) => {
      const scene = ofFigure(s, figure)
      const own = spacesOf(s, s.figures[figure])
      const isHere = spaces(s, scene).some((space) =>
        isDoor ? own.includes(space) : isAtOrBeside(s, figure, space),
      )
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

function actionOf(key: AbilityKey, cost: number, { can, act }: Happening): Named {
  return namedAbility(
    key,
    action({
      rule: MISSION_RULE,
      actions: cost,
      if: (s, { figure }) => can(s, ofFigure(s, figure)),
      run: (t, { figure }) => act(t, ofFigure(t.state, figure)),
    }),
  )
}
