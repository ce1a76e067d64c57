/** How often an event happens: kept in counters of the mission, by the round in which it last happened. */
import { never } from '@dejarik/kernel'
import type { AbilityKey, State } from '../../state.ts'
import type { EventLimit } from '../language/words.ts'
import type { Scene } from './scene.ts'

export interface Limit {
  isFree(s: State, scene: Scene): boolean
  use(s: State, scene: Scene): void
}

const SEATS = 2

/** Counters of the mission; limits add their own behind those that the file names. */
export interface CounterList {
  readonly names: string[]
  readonly tokens: number
}

/** `key` stands for the event in what figures remember. */
export function limitOf(
  limit: EventLimit | undefined,
  name: string,
  key: AbilityKey,
  counters: CounterList,
): Limit | null {
  switch (limit) {
    case undefined:
      return null
    case 'mission':
      return once(name, counters)
    case 'round':
      return counted(name, 1, () => 0, counters)
    case 'player-round':
      return counted(name, SEATS, ({ you }) => you, counters)
    case 'token-round':
      return counted(name, counters.tokens, ({ token }) => token, counters)
    case 'figure-round':
    case 'group-round':
      return used(key, limit === 'group-round')
    default:
      return never(limit)
  }
}

function counted(
  name: string,
  slots: number,
  slotOf: (scene: Scene) => number,
  { names }: CounterList,
): Limit {
  const first = names.length
  for (let slot = 0; slot < slots; slot++) names.push(`${name}#${slot}`)
  return {
    isFree: (s, scene) => s.counters[first + slotOf(scene)] !== s.round,
    use: (s, scene) => {
      s.counters[first + slotOf(scene)] = s.round
    },
  }
}

/** Once in a mission. */
export function once(name: string, { names }: CounterList): Limit {
  const counter = names.push(`${name}#once`) - 1
  return {
    isFree: (s) => s.counters[counter] === 0,
    use: (s) => {
      s.counters[counter] = 1
    },
  }
}

/** Figures remember by themselves what they have used in a round. */
function used(key: AbilityKey, byGroup: boolean): Limit {
  return {
    isFree: (s, { figure }) => {
      const { group } = s.figures[figure]
      const asked = byGroup ? s.groups[group].figures : [figure]
      return asked.every((one) => !s.figures[one].used.includes(key))
    },
    use: (s, { figure }) => {
      s.figures[figure].used.push(key)
    },
  }
}
