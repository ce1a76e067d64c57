/** Setting up a campaign mission (rulebook: Aufbau eines Kampagneneinsatzes, Verbündete, Schurken). */
import { expect, test } from 'vitest'
import { deploymentNumber } from '../../facts/index.ts'
import type { CampaignGiven } from '../../position/given.ts'
import { designOf } from '../../rules/cards.ts'
import { type Situation, situation } from '../play.ts'

const heroesAt = (gideon: string, diala: string): CampaignGiven['heroes'] => ({
  gideon: { hero: 'gideon-argus', at: gideon },
  diala: { hero: 'diala-passil', at: diala },
})
const HEROES = heroesAt('2,0', '3,0')

/** The first mission, or another, before its map is laid out. */
function setUp(more: Partial<CampaignGiven> = {}, mission = 'aftermath'): Situation {
  return situation({
    mission,
    step: 'mission-set-up',
    campaign: { heroes: HEROES, ...more },
  })
}

test('the map with its tokens, dials at 0, groups on the map and in reserve [ia.mission-setup-campaign.1] [ia.mission-setup-campaign.2] [ia.mission-setup-campaign.3] [ia.mission-setup-campaign.4] [ia.mission-setup-campaign.5] [ia.mission-setup-campaign.11]', () => {
  const match = setUp()
  expect(match.picture).toMatchObject({ doors: [1], round: 0 })
  expect(Object.keys(match.tokens)).toContain('terminal 4')
  expect(match.picture.campaign).toMatchObject({ threat: 0, threatLevel: 2 })
  expect(match.picture.campaign?.reserve).toHaveLength(3)
  match.until('equip')
  match.decline()
  const troopers = Object.values(match.figures).filter(({ card }) => card === 'Stormtrooper')
  expect(troopers.map(({ at }) => at).sort()).toEqual(['0,5', '1,3', '2,4'])
})

test('the Imperial player takes open groups in secret: no Rebels, no copy more than there are, no villain who was not gained [ia.mission-setup-campaign.6] [ia.mission-setup-campaign.7] [ia.mission-setup-campaign.8] [ia.mission-setup-campaign.9] [ia.open-groups.1] [ia.allies.3]', () => {
  const match = setUp()
  expect([match.asked, match.question]).toEqual(['player3', 'open-group'])
  const kinds = match.empire.all('kind')
  expect(kinds).toContain('stormtrooper-elite')
  expect(kinds).not.toContain('darth-vader')
  expect(kinds).not.toContain('rebel-trooper')
  // Mercenaries only where the mission says so.
  expect(kinds).not.toContain('hired-gun')
  expect(setUp({}, 'a-new-threat').empire.all('kind')).toContain('hired-gun')
  match.empire.choose({ do: 'open-group', kind: 'stormtrooper-elite' })
  expect(match.hero('gideon').view.campaign).toMatchObject({ hand: [], handBacks: { imperial: 1 } })
  expect(match.empire.view.campaign?.hand.map((kind) => designOf(kind).facts.id)).toEqual([
    'stormtrooper-elite',
  ])
})

test('as many open groups as the mission says, and not one more [ia.mission-setup-campaign.6] [ia.open-groups.1]', () => {
  const match = setUp()
  match.empire.choose({ kind: 'imperial-officer-elite' })
  expect(match.question).toBe('open-group')
  match.empire.choose({ kind: 'snowtrooper' })
  expect(match.question).not.toBe('open-group')
  expect(match.state.campaign?.hand).toHaveLength(2)
})

test('there are no more groups of a card than the box holds [ia.component-limits.4]', () => {
  const match = setUp()
  const { facts } = designOf(deploymentNumber('stormtrooper-elite'))
  for (let i = 0; i < facts.copies; i++) match.empire.choose({ kind: 'stormtrooper-elite' })
  expect(match.question === 'open-group' && match.empire.offers({ kind: 'stormtrooper-elite' })).toBe(false)
  // Both cards of regular stormtroopers are on the map or in reserve already.
  expect(setUp().empire.offers({ kind: 'stormtrooper' })).toBe(false)
})

test('a villain who was gained may be an open group [ia.villains.1] [ia.villains.2] [ia.allies.4]', () => {
  const match = setUp({ gained: ['Darth Vader'] })
  const vader = match.empire.all('kind').find((kind) => String(kind).startsWith('darth-vader'))
  expect(vader).toBeDefined()
})

test('the briefing is read before the heroes stand as near as possible to the entrance, all ready [ia.mission-setup-campaign.14] [ia.mission-setup-campaign.15] [ia.mission-setup-campaign.19] [ia.entrance.1]', () => {
  const match = setUp()
  match.until('activate')
  const { events } = match
  expect(events.indexOf('briefing')).toBeLessThan(events.lastIndexOf('deploy'))
  expect(match.figures.gideon.at).toBe('2,0')
  expect(match.figures.diala.at).not.toBe('aside')
  expect(match.picture).toMatchObject({ round: 1, turn: 'rebels' })
  expect(match.groups.gideon.ready).toBe(true)
})

test('what the heroes take along is chosen when the Empire’s figures stand and the briefing was read, before the heroes do [ia.mission-setup-campaign.11] [ia.mission-setup-campaign.14] [ia.mission-setup-campaign.17]', () => {
  const match = setUp()
  match.until('equip')
  expect(match.events).toContain('briefing')
  const standing = Object.entries(match.figures).filter(([, { at }]) => at !== 'aside')
  expect(standing.map(([, { card }]) => card).sort()).toEqual([
    'Imperial Officer',
    'Probe Droid',
    ...new Array<string>(3).fill('Stormtrooper'),
  ])
  match.until('activate')
  expect(Object.keys(match.figures)).toHaveLength(standing.length + 2)
})

test('the Rebels decide which hero is placed next; the last one needs no decision [ia.mission-setup-campaign.16]', () => {
  const match = setUp()
  match.until('next-hero')
  expect(match.asked).toBe('player1')
  expect(match.player1.all('hero')).toEqual(['diala', 'gideon'])
  match.player1.choose({ do: 'next-hero', hero: 'diala' })
  expect(match.figures.diala.at).toBe('2,0')
  expect([match.asked, match.question]).toEqual(['player1', 'deploy'])
  match.until('activate')
  expect(match.figures.gideon.at).not.toBe('2,0')
})

test('after the heroes an ally that was gained may come; the Empire gains its cost as threat and may deploy at once [ia.mission-setup-campaign.18] [ia.allies-rebel.1] [ia.allies-rebel.2] [ia.allies-rebel.3] [ia.allies-rebel.4] [ia.allies-rebel.5]', () => {
  const match = setUp({ gained: ['Chewbacca'] })
  match.empire.choose({ kind: 'imperial-officer-elite' })
  match.empire.choose({ kind: 'snowtrooper' })
  match.until('ally')
  match.choose({ do: 'ally' })
  while (match.question === 'deploy') match.decline()
  expect([match.asked, match.question]).toEqual(['player3', 'deployment'])
  const chewbacca = match.state.groups.find(({ kind }) => designOf(kind).facts.name.en === 'Chewbacca')
  expect(match.state.campaign?.threat).toBe(designOf(chewbacca?.kind ?? 0).facts.cost)
  match.choose({ do: 'deploy-group', kind: 'imperial-officer-elite' })
  match.until('activate')
  expect(match.offers({ do: 'activate', group: 'Chewbacca (Loyal Wookiee)' })).toBe(true)
})

test('nobody has to bring an ally, and who was not gained can’t come [ia.allies-rebel.2] [ia.allies.4]', () => {
  const alone = setUp()
  alone.until('activate')
  expect(alone.events).not.toContain('ally')
  const match = setUp({ gained: ['Chewbacca'] })
  match.until('ally')
  match.choose({ do: 'no-ally' })
  match.until('activate')
  expect(match.state.campaign?.threat).toBe(0)
})

test('an ally whom the mission brings by itself does not come twice; others may [ia.unique.1] [ia.unique.2]', () => {
  const match = setUp(
    { heroes: heroesAt('15,5', '11,5'), gained: ['Luke Skywalker', 'Chewbacca'] },
    'sympathy-for-the-rebellion',
  )
  match.until('ally')
  expect(match.offered.map(({ kind }) => kind)).toEqual(['chewbacca', undefined])
  match.until('activate')
  const lukes = Object.values(match.figures).filter(({ card }) => card.startsWith('Luke'))
  expect(lukes).toHaveLength(1)
})

test('cards that the mission brings later count among those that are there [ia.component-limits.4] [ia.mission-setup-campaign.7]', () => {
  const match = setUp({ heroes: heroesAt('6,9', '6,17') }, 'under-siege')
  expect(match.empire.all('kind')).not.toContain('imperial-officer-elite')
})

test('of an ally with an elite card the regular one comes first, either once it was gained twice [ia.allies-rebel.13]', () => {
  const once = setUp({ gained: ['Rebel Saboteur'] })
  once.until('ally')
  expect(once.offered.map(({ kind }) => kind)).toEqual(['rebel-saboteur', undefined])
  const twice = setUp({ gained: ['Rebel Saboteur', 'Rebel Saboteur'] })
  twice.until('ally')
  expect(twice.offered.map(({ kind }) => kind)).toEqual(['rebel-saboteur', 'rebel-saboteur-elite', undefined])
})
