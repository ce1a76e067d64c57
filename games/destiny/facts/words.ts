import type { Words } from '@dejarik/kernel'

/** A name in both languages; many are the same in both, and some were never printed in German. */
export function words(en: string, de: string = en): Words {
  return { en, de }
}
