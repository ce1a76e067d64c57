import type { Language } from '@dejarik/kernel'
import { useMemo } from 'react'

export interface Numbers {
  /** "83 %"; small chances with a digit more. */
  percent(chance: number): string
  /** At most two digits behind the point. */
  number(value: number): string
}

export function useNumbers(language: Language): Numbers {
  return useMemo(() => {
    const formats = [0, 1].map(
      (maximumFractionDigits) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }),
    )
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    return {
      percent: (chance) => formats[chance > 0 && chance < 0.1 ? 1 : 0].format(chance),
      number: (value) => number.format(value),
    }
  }, [language])
}
