/** What a player sets once and finds again: kept in the browser, applied to the document. */
import type { Language } from '@dejarik/kernel'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readText, writeText } from './storage.ts'

export type Theme = 'dark' | 'light'
/** How fast other players' decisions are played back. */
export type Speed = '1' | '2' | 'instant'

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly speed: Speed
  /** Whether things move. The system's wish for less motion is the default and can be overruled here. */
  readonly motion: boolean
  /** With a mouse, pointing has already shown what would happen: one click then does it. */
  readonly oneClick: boolean
  /** Name at online tables. */
  readonly name: string
}

const KEY = 'dejarik.settings'

export const settings = createStore<Settings>(() => ({ ...defaults(), ...stored() }))

export function useSettings(): Settings {
  return useStore(settings)
}

export function change(some: Partial<Settings>): void {
  settings.setState(some)
  writeText(KEY, JSON.stringify(settings.getState()))
}

/** Keeps the document in step with the settings. */
export function applySettings(root: HTMLElement): () => void {
  const apply = ({ language, theme, motion }: Settings) => {
    root.lang = language
    root.dataset.theme = theme
    root.dataset.motion = motion ? 'on' : 'off'
  }
  apply(settings.getState())
  return settings.subscribe(apply)
}

function defaults(): Settings {
  const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false
  return {
    language: globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en',
    theme: asks('(prefers-color-scheme: light)') ? 'light' : 'dark',
    speed: '1',
    motion: !asks('(prefers-reduced-motion: reduce)'),
    oneClick: false,
    name: '',
  }
}

function stored(): Partial<Settings> {
  try {
    const kept: Partial<Settings> = JSON.parse(readText(KEY) ?? '{}')
    return kept
  } catch {
    return {}
  }
}
