import { afterEach, expect, test, vi } from 'vitest'
import { browserShelf } from '../src/settings/storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what the browser keeps is read from there', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  expect(browserShelf.write('a', '1')).toBe(true)
  expect(kept.get('a')).toBe('1')
  expect(browserShelf.read('a')).toBe('1')
  browserShelf.remove('a')
  expect(browserShelf.read('a')).toBeNull()
})

test('a browser that keeps nothing still remembers until the page is left', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  })
  expect(browserShelf.write('b', '2')).toBe(false)
  expect(browserShelf.read('b')).toBe('2')
  expect(browserShelf.keys()).toContain('b')
  browserShelf.remove('b')
  expect(browserShelf.read('b')).toBeNull()
})
