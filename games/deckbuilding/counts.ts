import type { CardCount } from '@dejarik/kernel'
import { DESIGNS } from './facts/catalogue.ts'

export function counts(): CardCount[] {
  return [{ what: { en: 'designs', de: 'Motive' }, ready: DESIGNS.length, of: DESIGNS.length }]
}
