import type { Language } from '@dejarik/kernel'

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 minutes ago". */
export function ago(when: number, language: Language, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of STEPS)
    if (now - when >= length) return format.format(-Math.floor((now - when) / length), unit)
  return format.format(0, 'second')
}
