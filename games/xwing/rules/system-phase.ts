/** The System Phase (rulebook: "Systemphase"): ascending initiative; devices, decloaking, docking, cards. */
import { done, type Flow, never } from '@dejarik/kernel'
import type { CardNumber, Ship, State, T } from '../state.ts'
import type { Me, SystemAbility } from './abilities.ts'
import { drain, forEachOwnCard, isUsable } from './ability-queue.ts'
import { abilityIndex, cardOf } from './cards.ts'
import { pay } from './costs.ts'
import { canDecloak, decloak } from './decloak.ts'
import { removeDestroyed } from './destroyed.ts'
import { type DockingOption, dockingOptions, dockOrDeploy } from './docking.ts'
import { initiativeOf, nextInitiative, nextUnit } from './initiative.ts'
import { endPhase, startPhase } from './phases.ts'
import { dueRemotes, remoteActs, remotesOf } from './remotes.ts'

export function* systemStart(t: T): Flow<string> {
  yield* startPhase(t, 'system')
  return 'system'
}

export interface SystemWords {
  readonly ship: number
  readonly slot: number
  /** Key of the card's ability; '' for none. */
  readonly ability: string
  readonly card: CardNumber
  readonly other: number
}

/** Whether it still has its turn in this phase and anything to do in it. */
function isDue(s: State, ship: Ship): boolean {
  return (ship.marks & SYSTEM_DONE) === 0 && optionsFor(s, ship).length > 0
}
/** Had its turn in this System Phase. */
const SYSTEM_DONE = 1 << 20

export type SystemOption<D extends SystemDeed = SystemDeed> = D extends SystemDeed
  ? SystemWords & { readonly do: D }
  : never
type SystemDeed = 'system' | 'decloak' | 'dock' | 'deploy'

function optionsFor(s: State, ship: Ship): SystemOption[] {
  const found: SystemOption[] = []
  for (const option of dockingOptions(s, ship)) found.push(dockingOption(ship, option))
  if (ship.zone !== 'play') return found
  const base = { ship: ship.id, slot: -1, ability: '', card: -1, other: -1 }
  if (canDecloak(ship)) found.push({ ...base, do: 'decloak' })
  forEachOwnCard(ship, (slot, card) => {
    for (const { key: ability, ability: one } of abilityIndex().of('system')?.[card] ?? []) {
      const me: Me = { ship: ship.id, slot, card }
      if (!isUsable(s, { me, key: ability, ability: one, event: undefined })) continue
      found.push({ ...base, do: 'system', slot, ability, card })
    }
  })
  return found
}

function dockingOption(ship: Ship, { how, carrier }: DockingOption): SystemOption {
  return { do: how, ship: ship.id, slot: -1, ability: '', card: -1, other: carrier }
}

/** One ship's turn; returns to itself until nobody is due. */
export function* system(t: T): Flow<string> {
  const s = t.state
  const from = s.initiative < 0 ? 0 : s.initiative
  const remotes = dueRemotes(s, 'system')
  // What a ship can do only after its own initiative comes too late.
  const isStillDue = (ship: Ship): boolean => initiativeOf(s, ship) >= from && isDue(s, ship)
  const initiative = nextInitiative(s, from, 1, isStillDue, remotes)
  if (initiative < 0) {
    for (const ship of s.ships) ship.marks &= ~SYSTEM_DONE
    yield* endPhase(t, 'system')
    yield* removeDestroyed(t)
    return 'activation-start'
  }
  s.initiative = initiative
  const unit = yield* nextUnit(
    t,
    'next-system',
    (one) => isStillDue(one) && initiativeOf(s, one) === initiative,
    remotesOf(remotes, initiative),
    'xw.g.system.4',
  )
  if (unit === null) return 'system'
  if ('remote' in unit) yield* remoteActs(t, unit.remote)
  else {
    s.active = unit.ship.id
    yield* turnOf(t, unit.ship)
    unit.ship.marks |= SYSTEM_DONE
  }
  yield* drain(t)
  yield* removeDestroyed(t)
  return 'system'
}

/** Any number of its abilities (xw.g.system.2). */
function* turnOf(t: T, ship: Ship): Flow {
  const s = t.state
  const used: string[] = []
  while (ship.zone !== 'removed') {
    const options = optionsFor(s, ship).filter((option) => !used.includes(keyOf(option)))
    if (options.length === 0) return
    const must = options.some(
      ({ card, ability, do: kind }) => kind === 'system' && abilityFor(card, ability).must === true,
    )
    const enough = { do: 'done' as const, ship: ship.id }
    const chosen = yield* t.decide(ship.seat, 'system', must ? options : [...options, enough], {
      rule: 'xw.g.system.2',
    })
    if (chosen.do === 'done') return
    used.push(keyOf(chosen))
    yield* use(t, ship, chosen)
    yield* drain(t)
  }
}

function keyOf(option: SystemOption): string {
  return `${option.do} ${option.slot} ${option.ability} ${option.other}`
}

function abilityFor(card: CardNumber, key: string): SystemAbility {
  return abilityIndex().ability(card, key, 'system')
}

function* use(t: T, ship: Ship, option: SystemOption): Flow {
  switch (option.do) {
    case 'decloak':
      yield* decloak(t, ship.id)
      return
    case 'dock':
    case 'deploy':
      return yield* dockOrDeploy(t, ship.id, option.do, option.other)
    case 'system':
      return yield* useAbility(t, ship, option)
    default:
      never(option)
  }
}

function* useAbility(t: T, ship: Ship, option: SystemOption<'system'>): Flow {
  const me: Me = { ship: ship.id, slot: option.slot, card: option.card }
  const ability = abilityFor(option.card, option.ability)
  t.log?.('ability', cardOf(option.card).rule, { seat: ship.seat, ship: ship.id, card: option.card })
  // The cost is one of the effect: what can't be placed costs nothing (xw.g.device.28).
  const worked = yield* done(ability.run(t, me))
  if (worked && ability.cost !== undefined) yield* pay(t, me, ability.cost)
}
