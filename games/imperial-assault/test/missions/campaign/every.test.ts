/** What holds of every campaign mission: it is without fault, its names lead somewhere, and it can be played to its end. */
import { randomMatch } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { cardNumber, deploymentNumber } from '../../../facts/index.ts'
import { imperialAssault } from '../../../index.ts'
import { CAMPAIGN_FILES, CAMPAIGN_MISSIONS, checkMission } from '../../../missions/index.ts'
import { missionNumber } from '../../../rules/missions.ts'
import { EMPIRE, REBELS } from '../../../state.ts'
import { newMatch } from '../../play.ts'
import { alone } from './alone.ts'

const HEROES = ['diala-passil', 'gideon-argus', 'fenn-signis', 'mak-eshkarey']

test.each(CAMPAIGN_FILES.map((file) => [file.id, file] as const))('%s is without fault', (_, file) => {
  expect(checkMission(file)).toEqual([])
})

test.each(CAMPAIGN_MISSIONS.map((mission) => [mission.id, mission.campaign] as const))(
  '%s names cards and missions that exist',
  (_, part) => {
    expect(part?.initial.filter(({ card }) => deploymentNumber(card) < 0)).toEqual([])
    expect(part?.reserved.filter((card) => deploymentNumber(card) < 0)).toEqual([])
    for (const { next, forced, reward } of part?.endings ?? []) {
      if (next !== null) expect([next, missionNumber(next) >= 0]).toEqual([next, true])
      if (forced !== null) expect([forced, missionNumber(forced) >= 0]).toEqual([forced, true])
      if (reward !== null) expect([reward, cardNumber(reward) >= 0]).toEqual([reward, true])
    }
  },
)

test.each(CAMPAIGN_MISSIONS.flatMap(({ id }, i) => [[id, 2 + (i % 3)] as const]))(
  '%s ends, played at random by %i heroes',
  { timeout: 60_000 },
  (id, heroes) => {
    const { outcome } = randomMatch(imperialAssault, alone(id, HEROES.slice(0, heroes)), 7, () => {})
    expect([1, heroes]).toContain(outcome?.winners.length)
  },
)

test('a deadline is a round at whose end the Empire wins, not one that decides for the Rebels, nor one that nobody knows of', () => {
  const deadlines = Object.fromEntries(CAMPAIGN_MISSIONS.map(({ id, campaign }) => [id, campaign?.deadline]))
  expect(deadlines).toMatchObject({
    aftermath: 6,
    'means-of-production': 5,
    'last-stand': 12,
    'under-siege': null,
    'drawn-in': null,
    'high-moon': null,
  })
})

test('the last round is one that either side wins by, as far as everybody knows of it', () => {
  const last = Object.fromEntries(CAMPAIGN_MISSIONS.map(({ id, campaign }) => [id, campaign?.lastRound]))
  expect(last).toMatchObject({ aftermath: 6, 'breaking-point': 5, 'under-siege': 8, 'high-moon': null })
})

test.each(CAMPAIGN_MISSIONS)('$id says in a few words what each side wins by', ({ campaign }) => {
  const goals = campaign?.goals ?? []
  expect(goals.map(({ side }) => side)).toEqual([REBELS, EMPIRE])
  for (const { text } of goals)
    for (const words of [text.de, text.en]) {
      expect(words.length).toBeGreaterThan(5)
      expect(words.length).toBeLessThan(80)
    }
})

test('what a side wins by is counted: terminals that are destroyed, heroes that are wounded', () => {
  const { state } = newMatch(alone('aftermath', HEROES.slice(0, 2)))
  const aftermath = CAMPAIGN_MISSIONS.find(({ id }) => id === 'aftermath')?.campaign?.goals ?? []
  const progress = aftermath.map(({ counted }) => counted?.(state))
  expect(progress).toEqual([
    { there: 0, needed: 4 },
    { there: 0, needed: 2 },
  ])
})
