import { isRefusal } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { ENVIRONMENTS } from '../../environments/index.ts'
import { readOptions } from '../../options.ts'
import { playableEnvironments } from '../../rules/environments.ts'
import { laidOut, playOn } from './layout.ts'

describe('environment cards', () => {
  test('there are twelve, with names and texts in both languages [xw.a.env-list.1] [xw.a.env-list.2] [xw.a.env-list.9]', () => {
    // The reference counts five in the second pack, and lists six.
    expect(ENVIRONMENTS).toHaveLength(12)
    expect(new Set(ENVIRONMENTS.map(({ id }) => id)).size).toBe(12)
    for (const { name, text } of ENVIRONMENTS)
      for (const words of [name.de, name.en, text.de, text.en]) expect(words).not.toBe('')
  })

  test('without agreement there is none [xw.a.env-agree.1]', () => {
    const options = readOptions({ squads: SQUADS })
    expect(isRefusal(options)).toBe(false)
    expect(options).toMatchObject({ environment: 'none' })
  })

  test('one that does not exist is refused', () => {
    expect(readOptions({ environment: 'blackhole', squads: SQUADS })).toMatchObject({
      refused: 'environment-unknown',
    })
  })

  test('a random one is drawn in set-up [xw.a.env-use.1]', () => {
    const drawn = new Set<string>()
    for (let seed = 0; seed < 12; seed++)
      drawn.add(laidOut('random', `seed ${seed}`).match.state.environment.id)
    expect(drawn.size).toBeGreaterThan(3)
    expect(drawn).not.toContain('')
  })

  test.each(playableEnvironments().map(({ id }) => id))('%s plays three rounds at random', (id) => {
    for (let seed = 0; seed < 2; seed++) {
      const match = laidOut(id, `seed ${seed}`)
      playOn(
        match,
        () => match.match.over || (match.match.state.round > 3 && match.question === 'dials'),
        seed,
      )
      expect(match.match.state.round).toBeGreaterThan(0)
    }
  })
})

const squad = {
  faction: 'galacticempire',
  ships: Array.from({ length: 8 }, () => ({ pilot: 'academypilot', upgrades: [] })),
}
const SQUADS = [squad, squad]
