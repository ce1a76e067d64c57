/** The way of a campaign as the log draws it. */
import { EMPIRE, MISSIONS, type Played, REBELS } from '@dejarik/imperial-assault'
import { CORE_LOG } from '@dejarik/imperial-assault/campaign'
import { describe, expect, test } from 'vitest'
import { type Course, courseOf } from '../../src/games/imperial-assault/campaign/log/course.ts'

const NONE = -1
const numberOf = (kind: string, nth = 0): number =>
  MISSIONS.findIndex((one) => one === MISSIONS.filter(({ campaign }) => campaign?.kind === kind)[nth])
const INTRODUCTION = numberOf('introduction')
const [STORY, OTHER_STORY] = [numberOf('story'), numberOf('story', 1)]
const [SIDE, OTHER_SIDE, THIRD_SIDE] = [numberOf('side'), numberOf('side', 1), numberOf('side', 2)]
const FORCED = numberOf('forced')

const played = (mission: number, winner: typeof REBELS | typeof EMPIRE = REBELS): Played => ({
  mission,
  winner,
  rounds: 6,
  credits: 100,
  influence: 1,
})
const campaign = (some: Partial<Course>): Course => ({
  log: [],
  slot: 0,
  story: NONE,
  sideMissions: [],
  forced: [],
  ...some,
})
/** Kinds and places in time, as far as `count` stations. */
const shape = (course: ReturnType<typeof courseOf>, count: number): string[] =>
  course.slice(0, count).map(({ type, when }) => `${type} ${when}`)

describe('the course of a campaign', () => {
  test('begins with the introduction, and leads line by line to the finale', () => {
    const course = courseOf(campaign({}), NONE, false)
    expect(course.map(({ type }) => type)).toEqual(CORE_LOG.map(({ type }) => type))
    expect(course[0]).toMatchObject({ when: 'next', mission: INTRODUCTION, line: 1 })
    expect(course.slice(1).every(({ when }) => when === 'later')).toBe(true)
  })

  test('tells who has won, what can be chosen next, and where the next story mission stands [ia.mission-stage.2]', () => {
    const now = campaign({
      log: [played(INTRODUCTION, EMPIRE)],
      slot: 1,
      story: STORY,
      sideMissions: [SIDE, OTHER_SIDE],
    })
    const [first, next, story] = courseOf(now, NONE, false)
    expect(first).toMatchObject({ when: 'done', mission: INTRODUCTION, played: { winner: EMPIRE } })
    expect(next).toMatchObject({ type: 'side', when: 'next', mission: NONE, choices: [SIDE, OTHER_SIDE] })
    expect(story).toMatchObject({ type: 'story', when: 'later', mission: STORY, choices: [] })
  })

  test('while a mission is played, what else is active belongs to later lines', () => {
    const now = campaign({ log: [played(INTRODUCTION)], slot: 1, story: STORY, sideMissions: [OTHER_SIDE] })
    const course = courseOf(now, SIDE, false)
    expect(shape(course, 4)).toEqual(['introduction done', 'side now', 'story later', 'side later'])
    expect(course[1]).toMatchObject({ mission: SIDE, choices: [] })
    expect(course[3]).toMatchObject({ choices: [OTHER_SIDE] })
  })

  test('forced missions stand between the lines, played and to be played [ia.forced-missions.2]', () => {
    const log = [played(INTRODUCTION), played(FORCED, EMPIRE), played(SIDE)]
    const waiting = courseOf(campaign({ log, slot: 1, story: STORY, forced: [FORCED] }), NONE, false)
    expect(shape(waiting, 5)).toEqual([
      'introduction done',
      'forced done',
      'side done',
      'forced next',
      'story later',
    ])
    expect(waiting[2]?.line).toBe(2)
    const under = courseOf(campaign({ log, slot: 1, story: STORY }), FORCED, false)
    expect(shape(under, 5).slice(3)).toEqual(['forced now', 'story later'])
  })

  test('a line without a mission is passed over, and what follows keeps its own line', () => {
    const log = [played(INTRODUCTION), played(STORY), played(SIDE)]
    const course = courseOf(campaign({ log, slot: 4, story: OTHER_STORY }), NONE, false)
    expect(shape(course, 5)).toEqual([
      'introduction done',
      'side passed',
      'story done',
      'side done',
      'story next',
    ])
    expect(course[4]).toMatchObject({ line: 5, mission: OTHER_STORY })
  })

  test('nothing is next once the campaign is over', () => {
    const log = [played(INTRODUCTION), played(SIDE), played(STORY), played(THIRD_SIDE)]
    const course = courseOf(campaign({ log, slot: CORE_LOG.length - 1 }), NONE, true)
    expect(new Set(course.map(({ when }) => when))).toEqual(new Set(['done', 'passed']))
  })
})
