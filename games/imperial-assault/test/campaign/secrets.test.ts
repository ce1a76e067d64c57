/** Events that the Rebels don't know of before they happen (rulebook: Geheime Informationen). */
import { FastRng, SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault } from '../../index.ts'
import { heard } from '../missions/campaign/heard.ts'
import { type Situation, situation } from '../play.ts'

/** Gideon is about to open the door behind which the garrison of Aftermath waits. */
function atTheDoor(): Situation {
  const match = situation({
    mission: 'aftermath',
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '5,5' },
        diala: { hero: 'diala-passil', at: '2,3' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '11,5' } },
    },
  })
  match.hero('gideon').activate('gideon')
  return match
}

test('the Imperial player can read all events at any time, the others those that have happened [ia.hidden-information.2] [ia.hidden-information.3] [ia.hidden-information.4]', () => {
  const match = atTheDoor()
  const [gideon, diala, empire] = [0, 1, 2]
  expect(heard(match, empire)).toEqual(['garrison', 'defense'])
  for (const seat of [gideon, diala, SPECTATOR]) expect(heard(match, seat)).toEqual([])
  match.hero('gideon').interact('open-door')
  match.until('act')
  for (const seat of [gideon, diala, SPECTATOR]) expect(heard(match, seat)).toEqual(['garrison'])
  match.until('mission-pick')
  for (const seat of [gideon, diala, empire]) expect(heard(match, seat)).toEqual(['garrison', 'defense'])
})

test('what happens is read aloud once and stands in the log, and can’t simply be taken back [ia.hidden-information.4]', () => {
  const match = atTheDoor()
  match.hero('gideon').interact('open-door')
  expect(match.match.undoable(0)).toMatchObject({ refused: 'undo-revealed' })
  match.until('act')
  const read = match.match.log.filter(({ what }) => what === 'event')
  expect(read.map((entry) => imperialAssault.sayLog(entry))).toMatchObject([
    { key: 'log.event', args: { secret: { name: 'secret:aftermath/0' } } },
  ])
  expect(imperialAssault.nameOf('secret:aftermath/0', 'de')).toBe('Die Besatzung')
  expect(match.match.log.indexOf(read[0])).toBeLessThan(
    match.match.log.findIndex(({ what }) => what === 'group-deployed'),
  )
})

test('who thinks ahead for a hero expects nothing of what was not read aloud; the Imperial player knows [ia.hidden-information.2]', () => {
  const match = atTheDoor()
  const groups = match.state.groups.length
  const door = match.offered.findIndex(({ what }) => what === 'open-door')
  const groupsAfter = (seat: number): number => {
    const imagined = match.match.sample(seat, new FastRng(7))
    imagined.answer(0, door)
    return imagined.state.groups.length
  }
  expect(groupsAfter(0)).toBe(groups)
  expect(groupsAfter(2)).toBeGreaterThan(groups)
})
