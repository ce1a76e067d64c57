/** What the browser has kept and what comes from outside: broken, cut off, foreign, or of another version. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lastWish } from '../src/home/wish.ts'
import { MatchShelf } from '../src/session/shelf.ts'
import { settingsFound } from '../src/settings/settings.ts'
import { shelfOf } from './memory-shelf.ts'
import { nimFace } from './nim-face.tsx'

function browserHolds(key: string, text: string): void {
  const kept = new Map([[key, text]])
  vi.stubGlobal('localStorage', {
    getItem: (one: string) => kept.get(one) ?? null,
    setItem: (one: string, value: string) => void kept.set(one, value),
    removeItem: (one: string) => void kept.delete(one),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('settings', () => {
  const DEFAULTS = settingsFound()

  test.each(['', '{"language":"d', 'null', '7', '[]', '"de"', '{"refused":"x"}'])('%s is none', (text) => {
    browserHolds('dejarik.settings', text)
    expect(settingsFound()).toEqual(DEFAULTS)
  })

  test('what can be read is kept, what is foreign is as if it had never been set', () => {
    const stored = { language: 'fr', theme: 'light', speed: 7, motion: 'no', clicks: 'two', name: 'Leia' }
    browserHolds('dejarik.settings', JSON.stringify({ ...stored, sound: true }))
    expect(settingsFound()).toEqual({ ...DEFAULTS, theme: 'light', clicks: 'two', name: 'Leia' })
  })

  test('those of an earlier version lack what came later', () => {
    browserHolds('dejarik.settings', '{"language":"de","theme":"dark"}')
    expect(settingsFound()).toEqual({ ...DEFAULTS, language: 'de', theme: 'dark' })
  })

  test.each([['a name that is far too long for any table'], ['Le\u0007ia'], [7], [null]])(
    'a name that no server takes is none: %j',
    (name) => {
      browserHolds('dejarik.settings', JSON.stringify({ name }))
      expect(settingsFound().name).toBe('')
    },
  )
})

describe('the last wish', () => {
  const DEFAULTS = lastWish(nimFace)

  test.each(['', '{"opponent":"bo', 'null', '[1]', '7'])('%s is none', (text) => {
    browserHolds('dejarik.wish.nim', text)
    expect(lastWish(nimFace)).toEqual(DEFAULTS)
  })

  test.each([
    [{ opponent: 'nobody' }, {}],
    [{ level: 'impossible', opponent: 'friend' }, { opponent: 'friend' }],
    [{ seat: 1 }, { seat: 1 }],
    [{ seat: 9 }, {}],
    [{ seat: -1 }, {}],
    [{ seat: '1' }, {}],
    [{ also: 'all' }, {}],
    [{ clock: '7' }, {}],
    [{ clock: '600' }, { clock: '600' }],
    [{ options: 'x' }, {}],
  ])('%j is read as far as it can be', (stored, read) => {
    browserHolds('dejarik.wish.nim', JSON.stringify(stored))
    expect(lastWish(nimFace)).toEqual({ ...DEFAULTS, ...read })
  })
})

describe('the shelf', () => {
  const whole = {
    id: 'a',
    game: 'nim',
    record: '{}',
    seat: 0,
    level: 'hard',
    botSeed: 7,
    when: 5,
    over: false,
  }
  const shelfWith = (entries: { readonly [id: string]: unknown }) =>
    new MatchShelf(
      shelfOf(
        new Map(
          Object.entries(entries).map(([id, entry]) => [
            `dejarik.match.${id}`,
            typeof entry === 'string' ? entry : JSON.stringify(entry),
          ]),
        ),
      ),
    )

  test.each([
    JSON.stringify(whole).slice(0, 40),
    'null',
    '7',
    '[]',
    '{}',
    { ...whole, record: 7 },
    { ...whole, seat: 'x' },
    { ...whole, seat: -1 },
    { ...whole, over: 'no' },
  ])('an entry that is no match loses no other, and is counted until it is forgotten: %j', (broken) => {
    const shelf = shelfWith({ a: whole, b: broken, c: { ...whole, id: 'c', when: 9 } })
    expect(shelf.all().map(({ id }) => id)).toEqual(['c', 'a'])
    expect(shelf.find('b')).toBeNull()
    expect(shelf.unreadable()).toEqual(['b'])
    shelf.forget('b')
    expect(shelf.unreadable()).toEqual([])
  })

  test('a match of which less is known than today is one all the same', () => {
    const { game, record, seat, over } = whole
    const shelf = shelfWith({ a: { game, record, seat, over, names: [{ de: 'Rot' }], when: 'soon' } })
    expect(shelf.all()).toEqual([{ id: 'a', game, record, seat, over, level: 'medium', botSeed: 0, when: 0 }])
  })

  test.each([
    '{"step":1,"n":3,',
    'null',
    '{"step":2,"n":3,"schema":1,"state":{}}',
    '{"step":1,"n":"3","schema":1,"state":{}}',
    '{"step":1,"n":3,"schema":1,"state":null}',
    '{"step":1,"n":3,"schema":1}',
  ])('a position that can’t be read is none: %s', (text) => {
    expect(new MatchShelf(shelfOf(new Map([['dejarik.step.a', text]]))).findStep('a')).toBeNull()
  })

  test.each(['["x', 'null', '{}', '[]', '[7]', '["x"]'])('a log that can’t be read is none: %s', (text) => {
    expect(new MatchShelf(shelfOf(new Map([['dejarik.log.a', text]]))).findLog('a')).toBeNull()
  })
})
