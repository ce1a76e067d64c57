import type { Catalogue } from '@dejarik/kernel'

export const de: Catalogue = {}
