/**
 * One text for one value: keys sorted, no white space, absent and undefined alike. For plain data only: what
 * JSON would lose without a word (a Map's entries, NaN) is refused or spelled out, so that no two states that
 * differ have one hash.
 */
export function canonical(value: unknown): string {
  // The same as JSON for all but NaN and the infinities, and quicker.
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  mustBePlain(value)
  for (const key of Object.keys(value).sort()) {
    const part = value[key]
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(part)}`
  }
  return `{${text}}`
}

function mustBePlain(value: object): asserts value is { readonly [key: string]: unknown } {
  if (Object.getPrototypeOf(value) === Object.prototype) return
  const kind = Object.prototype.toString.call(value)
  if (kind !== '[object Object]') throw new TypeError(`${kind} is not plain data`)
}

/** Whether two values have the same canonical text, without making it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object')
    return a === b || canonical(a) === canonical(b)
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSimply(a[i], b[i]) && !same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  mustBePlain(a)
  mustBePlain(b)
  for (const key of Object.keys(a)) if (!sameField(a[key], b[key])) return false
  for (const key of Object.keys(b)) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}

/** An absent field is not a field that holds null. */
function sameField(a: unknown, b: unknown): boolean {
  return isSimply(a, b) || (a !== undefined && b !== undefined && same(a, b))
}

/** Whether both are the same number, text or the like: most of every state is. */
function isSimply(a: unknown, b: unknown): boolean {
  return a === b && typeof a !== 'object'
}

/** Where the texts of two values part, with what stands around it. */
export function parting(a: unknown, b: unknown): string {
  const [left, right] = [canonical(a), canonical(b)]
  let i = 0
  while (i < left.length && left[i] === right[i]) i++
  const around = (text: string): string => `…${text.slice(Math.max(0, i - 60), i + 60)}`
  return `${around(left)} against ${around(right)}`
}

/** 53 bits of a text, as 14 hex digits. To compare states, not to keep secrets. */
export function hashText(text: string): string {
  let a = 0xdeadbeef | 0
  let b = 0x41c6ce57 | 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

export function hash(value: unknown): string {
  return hashText(canonical(value))
}
