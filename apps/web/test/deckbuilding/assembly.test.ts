import { BASE_ATTACK, type CardId } from '@dejarik/deckbuilding'
import { describe, expect, test } from 'vitest'
import {
  aim,
  commitsOf,
  decisionsOf,
  gather,
  NO_ASSEMBLY,
  playsOf,
  stillPossible,
  targetsFor,
} from '../../src/games/deckbuilding/attack/assembly.ts'
import { Position } from './position.ts'

/** A Rebel turn with two fighters, a ship that can fire, and an Imperial target in the row. */
function skirmish() {
  return new Position({
    row: ['Scout Trooper', 'TIE Fighter', 'Z-95 Headhunter'],
    rebel: { units: ['X-Wing', 'Y-Wing'], ships: ['Mon Calamari Cruiser'], hand: [] },
    empire: { base: 'Lothal' },
  })
}

describe('gathering', () => {
  test('units may attack the base or an Imperial unit of the row, ships only the base', () => {
    const p = skirmish()
    const commits = commitsOf(p.options)
    expect(commits.get(p.card('X-Wing'))).toEqual([
      BASE_ATTACK,
      p.card('Scout Trooper'),
      p.card('TIE Fighter'),
    ])
    expect(commits.get(p.card('Mon Calamari Cruiser'))).toEqual([BASE_ATTACK])
  })

  test('only what all gathered cards can attack stays a target', () => {
    const p = skirmish()
    const commits = commitsOf(p.options)
    expect(targetsFor([p.card('X-Wing'), p.card('Mon Calamari Cruiser')], commits)).toEqual([BASE_ATTACK])
  })

  test('a second click takes a card out again, and the last one ends the attack', () => {
    const p = skirmish()
    const commits = commitsOf(p.options)
    const both = gather(gather(NO_ASSEMBLY, p.card('X-Wing'), commits), p.card('Y-Wing'), commits)
    const one = gather(both, p.card('X-Wing'), commits)
    expect(one.attackers).toEqual([p.card('Y-Wing')])
    expect(gather(one, p.card('Y-Wing'), commits)).toBe(NO_ASSEMBLY)
  })

  test('a ship that joins a hunt opens the target anew', () => {
    const p = skirmish()
    const commits = commitsOf(p.options)
    const hunt = aim(gather(NO_ASSEMBLY, p.card('X-Wing'), commits), p.card('TIE Fighter'), commits)
    const joined = gather(hunt, p.card('Mon Calamari Cruiser'), commits)
    expect(joined).toEqual({ attackers: [p.card('X-Wing'), p.card('Mon Calamari Cruiser')], target: null })
  })

  test('aiming at the row sends the ship home', () => {
    const p = skirmish()
    const commits = commitsOf(p.options)
    const cards = [p.card('X-Wing'), p.card('Mon Calamari Cruiser')]
    const all = cards.reduce((so, card) => gather(so, card, commits), NO_ASSEMBLY)
    expect(aim(all, p.card('TIE Fighter'), commits).attackers).toEqual([p.card('X-Wing')])
  })

  test('the target may be chosen first, and aiming twice lets go of it', () => {
    const p = skirmish()
    const commits = commitsOf(p.options)
    const aimed = aim(NO_ASSEMBLY, BASE_ATTACK, commits)
    expect(gather(aimed, p.card('X-Wing'), commits).target).toBe(BASE_ATTACK)
    expect(aim(aimed, BASE_ATTACK, commits).target).toBeNull()
  })

  test('a card that was committed in the meantime leaves the gathering', () => {
    const p = skirmish()
    const before = commitsOf(p.options)
    const assembly = gather(gather(NO_ASSEMBLY, p.card('X-Wing'), before), p.card('Y-Wing'), before)
    p.answer(p.option({ do: 'commit', card: p.card('X-Wing'), to: BASE_ATTACK }))
    expect(stillPossible(assembly, commitsOf(p.options)).attackers).toEqual([p.card('Y-Wing')])
  })
})

describe('telling the table', () => {
  const attack = (target: number, ...cards: CardId[]) => ({ attackers: cards, target })

  test('commits all and strikes: 5 attack on the base [db.base-attack.1]', () => {
    const p = skirmish()
    const assembly = attack(BASE_ATTACK, p.card('X-Wing'), p.card('Y-Wing'))
    expect(p.answerAll(decisionsOf(assembly, true))).toBe(3)
    expect(p.view.sides[0].base?.damage).toBe(5)
  })

  test('only commits, and the attack waits to be resolved [db.commit.10]', () => {
    const p = skirmish()
    p.answerAll(decisionsOf(attack(p.card('Scout Trooper'), p.card('X-Wing')), false))
    expect(p.view.sides[1].units[0].target).toBe(p.card('Scout Trooper'))
    expect(p.option({ do: 'resolve', to: p.card('Scout Trooper') })).toBeGreaterThanOrEqual(0)
  })

  test('stops where the table has moved on', () => {
    const p = skirmish()
    const decisions = decisionsOf(attack(p.card('TIE Fighter'), p.card('X-Wing')), true)
    p.answerAll(decisions)
    // The TIE fighter is defeated and the question is about its reward: nothing of the old attack fits.
    expect(p.ask.what).toBe('reward')
    expect(decisions.map((decide) => decide(p.ask))).toEqual([null, null])
  })

  test('plays the hand until a card asks something; those that do come last', () => {
    const p = new Position({ rebel: { hand: ['Temple Guardian', 'Alliance Shuttle', 'Rebel Trooper'] } })
    expect(p.answerAll(playsOf(p.view.sides[1].hand))).toBe(3)
    expect(p.view.sides[1].hand).toEqual([])
    expect(p.ask.what).toBe('choose')
  })
})
