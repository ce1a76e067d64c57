/** Matches that were stored under earlier schemas go on. */
import { readFileSync } from 'node:fs'
import { type Checkpoint, FastRng, Match, migrate, optionsOf } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { FORMER_ABILITIES } from '../former-abilities.ts'
import { type AbilityKey, imperialAssault, missionAt, REBELS, type State } from '../index.ts'
import { missionsOf, SKIRMISH_FILES } from '../missions/index.ts'
import { abilities, ability, abilityAt } from '../rules/abilities.ts'
import { readableSecrets } from '../rules/campaign/secrets.ts'
import { twoHeroes } from './missions/campaign/two-heroes.ts'
import { situation } from './play.ts'

/** A state as schema 1 knew it, without what has come since. */
function former({ activation, tokens, campaign, ...rest }: State): unknown {
  if (activation === null) throw new Error('nobody is active')
  const { heard: _heard, imagined: _imagined, ...log } = campaign ?? {}
  const { moves: _, ...before } = activation
  return {
    ...structuredClone({ ...rest, campaign: log }),
    activation: before,
    tokens: tokens.map(({ color: _color, facedown: _facedown, ...token }) => token),
  }
}

function carriedOn(state: unknown, schema = 1): State {
  return accepted(migrate(imperialAssault, { n: 0, schema, state }))
}

const OFFICER = { officer: { card: 'Imperial Officer', at: '12,3' } } as const

test('a siege that was stored before infiltrators were counted goes on', () => {
  const { state } = twoHeroes(
    'under-siege',
    { gideon: '6,9', diala: '6,17' },
    { counters: { secured: 3 }, groups: OFFICER, active: 'gideon' },
  )
  const counters = state.counters.filter((_, i) => i !== 1)
  const migrated = carriedOn(former({ ...state, counters }))
  expect(migrated).toEqual({ ...state, campaign: { ...state.campaign, heard: migrated.campaign?.heard } })
  expect(Match.at(imperialAssault, migrated.options, 'test', migrated).ask?.what).toBe('act')
})

test('a bombardment that was stored with two terminals goes on with these', () => {
  const { state } = twoHeroes(
    'incoming',
    { gideon: '4,8', diala: '8,3' },
    {
      counters: { corridor: 1 },
      groups: { officer: { card: 'Imperial Officer', at: '4,6' } },
      active: 'diala',
    },
  )
  const tokens = state.tokens.filter((_, i) => i !== 2 && i !== 3)
  const migrated = carriedOn(former({ ...state, tokens }))
  expect(migrated.tokens.map(({ kind, space }) => [kind, space])).toEqual(
    state.tokens.map(({ kind, space }, i) => [kind, i === 2 || i === 3 ? -1 : space]),
  )
  expect(migrated.tokens.slice(0, 2).every(({ facedown }) => !facedown)).toBe(true)
})

/** A state of a campaign as schema 2 knew it. */
function formerCampaign(state: State): unknown {
  const { heard: _heard, imagined: _imagined, ...campaign } = state.campaign ?? {}
  return { ...structuredClone(state), campaign }
}

test('whoever was in the middle of a mission when its rules were all open has heard everything', () => {
  const { state } = twoHeroes(
    'under-siege',
    { gideon: '6,9', diala: '6,17' },
    { groups: OFFICER, active: 'gideon' },
  )
  const { campaign: migrated } = carriedOn(formerCampaign(state), 2)
  const part = missionAt(state.mission).campaign
  expect(migrated?.imagined).toBe(false)
  expect(part === null ? [] : readableSecrets(part, REBELS, migrated?.heard ?? 0)).toEqual(part?.secrets)
})

test('a match that was left while the heroes chose their items first goes on with the Empire’s figures', () => {
  const { match } = situation({
    mission: 'aftermath',
    step: 'equip',
    campaign: {
      heroes: { gideon: { hero: 'gideon-argus', at: '2,0' }, diala: { hero: 'diala-passil', at: '3,0' } },
    },
  })
  expect(carriedOn(formerCampaign(match.state), 2).step).toBe('deploy-empire')
})

test('an attack that was under way when Focused left before the damage goes on', () => {
  const { match, state, player1 } = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1', conditions: ['focused'] } } },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '4,1' } } },
    active: 'trooper',
  })
  const before = structuredClone(state)
  player1.attack('elite', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  const attacks = match.state.attacks.map(({ focused: _, ...attack }) => attack)
  expect(carriedOn({ ...structuredClone(match.state), attacks }, 3).attacks).toEqual(
    match.state.attacks.map((attack) => ({ ...attack, focused: false })),
  )
  // What is stored of it is the step in which it began, and the answers since.
  const again = carriedOn(before, 3)
  expect(again).toEqual(before)
  const carried = Match.at(imperialAssault, again.options, 'test', again)
  const asked = carried.ask
  if (asked?.form !== 'one') throw new Error('nobody is asked what to do')
  const target = optionsOf(asked).findIndex((option) => option.do === 'attack')
  expect(carried.answer(asked.seat, target)).toBeNull()
  expect(carried.state.attacks[0]).toMatchObject({ focused: true, attackDice: { length: 3 } })
})

/** Checkpoints as they were written when abilities were held by number, with what these were called then. */
const STORED: readonly (Checkpoint & { readonly abilities: readonly string[] })[] = readFileSync(
  new URL('./golden/stored.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

/** All abilities that a state names. */
function abilitiesIn({ effects, figures, activation, using, attacks }: State): readonly AbilityKey[] {
  return [
    ...effects.map(({ ability }) => ability),
    ...figures.flatMap(({ used }) => used),
    ...(activation?.used ?? []),
    ...using,
    ...attacks.flatMap(({ used }) => used),
  ]
}

/** A mark of a mission's event, which is no ability. */
const MARKS: { readonly [key: AbilityKey]: string } = {
  'mission/wasskah-hunting-ground-b/enters': 'wasskah-hunting-ground-b-event-0',
}

test('abilities and effects that were stored by number are still the same', () => {
  expect(STORED.flatMap(({ abilities }) => abilities).length).toBeGreaterThan(25)
  for (const { abilities, ...from } of STORED) {
    const state = accepted(migrate(imperialAssault, from))
    expect(abilitiesIn(state).map((key) => MARKS[key] ?? abilityAt(key).name)).toEqual(abilities)
  }
})

test('every number that an ability ever had leads to one that is there', () => {
  const known = new Set(abilities().map(({ key }) => key))
  expect(FORMER_ABILITIES.filter((key) => !known.has(key))).toEqual(Object.keys(MARKS))
  expect(new Set(FORMER_ABILITIES).size).toBe(FORMER_ABILITIES.length)
})

test.each(STORED.map(({ abilities: _, ...from }, i) => [i + 1, from] as const))(
  'a match that was stored when abilities had numbers is played to its end (%i)',
  (i, from) => {
    const state = accepted(migrate(imperialAssault, from))
    const match = Match.at(imperialAssault, state.options, 'test', state)
    const rng = new FastRng(i)
    while (!match.over && match.n < 20_000) {
      const ask = match.asks[0]
      expect(match.answer(ask.seat, imperialAssault.advice.greedy(match.state, ask, rng))).toBeNull()
    }
    expect(match.over).toBe(true)
  },
)

test('two abilities with one key do not get as far as a match', () => {
  expect(() => ability('squad-training')).toThrow('two abilities have the key “squad-training”')
  expect(() => abilityAt('no-such-ability')).toThrow('no ability has the key “no-such-ability”')
})

test('a mission file that is only looked at leaves no abilities behind', () => {
  const before = abilities().length
  expect(missionsOf(SKIRMISH_FILES[0]).length).toBeGreaterThan(0)
  expect(abilities()).toHaveLength(before)
})
