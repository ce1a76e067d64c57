/** How odds look in a terminal, in any game. */
import type { Language, Message } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import { phrases } from '../phrases/index.ts'
import { print, type Shell } from '../shell.ts'

/** Says the phrases of this command. */
export function sayer(reader: Language): (key: string, args?: Message['args']) => string {
  const book = new Phrasebook(reader, [phrases])
  return (key, args) => book.say({ key: `odds.${key}`, ...(args && { args }) })
}

export interface Numbers {
  decimal(value: number): string
  share(chance: number): string
}

export function numbersFor(reader: Language): Numbers {
  const decimal = new Intl.NumberFormat(reader, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const share = new Intl.NumberFormat(reader, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return { decimal: (value) => decimal.format(value), share: (chance) => share.format(chance) }
}

/** A line for each label with its value. */
export function printFigures(shell: Shell, figures: readonly (readonly [string, string])[]): void {
  const width = Math.max(...figures.map(([label]) => label.length))
  for (const [label, value] of figures) print(shell, `${label.padEnd(width)}  ${value.padStart(7)}`)
}

const BAR_WIDTH = 30

/** A bar for a chance, of which a part is filled. */
export function barOf(chance: number, filled = chance): string {
  const dark = Math.round(filled * BAR_WIDTH)
  const whole = Math.round(chance * BAR_WIDTH)
  return '█'.repeat(dark) + '░'.repeat(Math.max(0, whole - dark))
}
