/** Several rules of a mission at the same moment, and escaping (rulebook: Timing-Konflikte, Entkommen). */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'
import { officers } from './officers.ts'
import { written } from './written.ts'

const words = (text: string) => ({ en: text, de: text })

/** At the end of a round of Brushfire: so many charges are on the AT-ST. */
const brushfire = (round: number, charges: number) =>
  situation({
    mission: 'brushfire',
    round,
    step: 'end-of-round',
    counters: { 'role:walker': 3, charges },
    campaign: {
      heroes: {
        fenn: { hero: 'fenn-signis', at: '9,3' },
        diala: { hero: 'diala-passil', at: '0,7' },
      },
      groups: { walker: { card: 'AT-ST', at: '7,4' } },
    },
  })

test('of several mission rules the Imperial player decides which comes first [ia.conflicts-campaign.2]', () => {
  const match = brushfire(5, 3)
  expect([match.asked, match.question]).toEqual(['player3', 'mission-rule'])
  expect(match.empire.all('option')).toEqual(['Explosives on the AT-ST go off', 'The Empire wins'])
  match.empire.choose({ option: 'The Empire wins' })
  expect(match.events).toContain('mission-over')
  expect(match.events).not.toContain('defeated')
  const other = brushfire(5, 3)
  other.empire.choose({ option: 'Explosives on the AT-ST go off' })
  while (!other.events.includes('mission-over')) other.decline()
  expect(other.events.indexOf('defeated')).toBeLessThan(other.events.indexOf('mission-over'))
})

test('one rule at a time needs no decision [ia.conflicts-campaign.2]', () => {
  const match = brushfire(4, 1)
  expect(match.figures.walker.damage).toBe(5)
  expect(match.question).not.toBe('mission-rule')
})

test('in a skirmish the player with initiative decides it [ia.conflicts-skirmish.2]', () => {
  const mission = written([
    {
      on: 'round-end',
      name: words('Points'),
      do: [{ do: 'score', who: 'each', points: { number: 'counter', counter: 'steps' } }],
    },
    { on: 'round-end', name: words('Steps'), do: [{ do: 'counter', counter: 'steps', add: 2 }] },
  ])
  const end = (initiative: 'player1' | 'player2') =>
    situation({
      mission,
      step: 'end-of-round',
      initiative,
      player1: { groups: { ours: { card: 'Imperial Officer', at: '0,0' } } },
      player2: { groups: { theirs: { card: 'Imperial Officer', at: '11,0' } } },
    })
  const match = end('player2')
  expect([match.asked, match.question]).toEqual(['player2', 'mission-rule'])
  match.player2.choose({ option: 'Steps' })
  expect([match.player1.points, match.player2.points]).toEqual([2, 2])
  const other = end('player1')
  expect(other.asked).toBe('player1')
  other.player1.choose({ option: 'Points' })
  expect([other.player1.points, other.player2.points]).toEqual([0, 0])
})

test('a figure on the spot or beside it escapes for 1 movement point, and is out of it all [ia.escape.1] [ia.escape.2]', () => {
  const mission = written([
    {
      on: 'spend',
      id: 'escape',
      name: words('escape'),
      points: 1,
      if: [{ is: 'near', what: 'tokens:crate', within: 1 }],
      do: [{ do: 'depart' }],
    },
  ])
  const match = officers(mission, { ours: ['1,3', '0,0'], theirs: ['5,3'] })
  expect(match.player1.offers({ do: 'spend', what: 'escape' })).toBe(false)
  match.player1.move('ours 1')
  expect(match.player1.offers({ do: 'spend', what: 'escape' })).toBe(false)
  match.player1.walk('2,3')
  expect(match.figures['ours 1'].points).toBeGreaterThan(0)
  match.player1.choose({ do: 'spend', what: 'escape' })
  expect(match.figures['ours 1'].at).toBe('gone')
  match.until('activate')
  match.player2.activate('theirs 1')
  expect(match.player2.all('target')).not.toContain('ours 1')
  match.nextRound()
  match.player2.activate('theirs 1')
  match.player2.end()
  match.until('activate')
  expect(match.activated).toEqual(['ours 2'])
})
