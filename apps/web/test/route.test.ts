import { PAGES } from '@dejarik/protocol'
import { describe, expect, test } from 'vitest'
import { pathOf, type Route, routeOf } from '../src/route.ts'

describe('addresses', () => {
  const routes: readonly Route[] = [
    { at: 'home' },
    { at: 'play', id: 'a1b2' },
    { at: 'online', id: 'Zx-9_kk' },
    { at: 'replay', hash: '' },
    { at: 'rules', id: null },
    { at: 'rules', id: 'db.purchase.4' },
    { at: 'cards' },
    { at: 'gallery', game: null },
    { at: 'gallery', game: 'xwing' },
    { at: 'build', game: 'xwing', id: null, code: '' },
    { at: 'build', game: 'xwing', id: 'a1b2', code: '' },
  ]
  test.each(routes)('$at leads there and back', (route) => {
    expect(routeOf(pathOf(route))).toEqual(route)
  })
  test.each(routes)('$at is an address that the server knows for a page', (route) => {
    const [first] = pathOf(route).split(/[/#]/).filter(Boolean)
    expect(['', ...PAGES]).toContain(first ?? '')
  })
  test('a replay carries its record behind the #', () => {
    expect(routeOf('/replay', '#r=abc&n=3')).toEqual({ at: 'replay', hash: 'r=abc&n=3' })
  })
  test('a squad that was sent stands behind the #', () => {
    const route: Route = { at: 'build', game: 'xwing', id: null, code: 'AQID-_' }
    expect(pathOf(route)).toBe('/build/xwing#AQID-_')
    expect(routeOf('/build/xwing', '#AQID-_')).toEqual(route)
  })
  test.each(['/play', '/elsewhere', '/m/a/b', '/build', '/build/xwing/a/b', '/%E0%A4%A'])(
    '%s is nowhere',
    (path) => {
      expect(routeOf(path)).toEqual({ at: 'nowhere' })
    },
  )
})
