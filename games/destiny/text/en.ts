import type { Catalogue } from '@dejarik/kernel'

export const en: Catalogue = {}
