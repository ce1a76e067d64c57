import { createHash, randomInt } from 'node:crypto'

/** Signs that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function signs(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** To be typed on another device within minutes. */
export const newDeviceCode = (): string => `${signs(4)}-${signs(4)}`

const RECOVERY_CODES = 8

/** To be written down: 73 bits each. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => [signs(5), signs(5), signs(5)].join('-'))

/** As it is kept: whoever reads the database can't use it. However it was typed, it is the same. */
export function hashOfCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return createHash('sha256').update(`dejarik code ${plain}`).digest('base64url')
}
