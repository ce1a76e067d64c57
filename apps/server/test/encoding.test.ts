import { expect, test } from 'vitest'
import { encodingFor } from '../src/encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip; q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.1', 'identity'],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br;q=7, gzip;q=0.2', 'gzip'],
])('who accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
