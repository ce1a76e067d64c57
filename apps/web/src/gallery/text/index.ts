import { useSettings } from '../../settings/settings.ts'
import { type SayOf, sayers } from '../../text/sayers.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type Key = keyof typeof en

const says = sayers({ de, en })

export function useGalleryWords(): SayOf<Key> {
  return says[useSettings().language]
}
