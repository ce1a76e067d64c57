import type { Words } from '@dejarik/kernel'

/** A name in both languages; some are the same in both. */
export function words(en: string, de: string = en): Words {
  return { en, de }
}
