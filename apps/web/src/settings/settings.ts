/** What a player sets once and finds again: kept in the browser, applied to the document. */
import { aFlag, isRefusal, type Language, oneOf, readableFields, readJson, thatIs } from '@dejarik/kernel'
import { LIMITS } from '@dejarik/protocol'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readText, writeText } from './storage.ts'

export type Theme = 'dark' | 'light'
/** How fast other players' decisions are played back. */
export type Speed = '1' | '2' | 'instant'

/** How many clicks do something: one with a mouse, which has pointed before, and two with a finger; or always as many. */
export type Clicks = 'pointer' | 'two' | 'one'

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly speed: Speed
  /** Whether things move. The system's wish for less motion is the default and can be overruled here. */
  readonly motion: boolean
  readonly clicks: Clicks
  /** Whether a sound, and a note of the browser, call whoever looks elsewhere when it is their turn. */
  readonly sound: boolean
  readonly notes: boolean
  /** Name at online tables. */
  readonly name: string
}

const KEY = 'dejarik.settings'

/** One that the server would refuse could never be changed: the line to it would not open. */
function isName(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= LIMITS.name && !/\p{Cc}/u.test(raw)
}

/** What can't be read of it, or is of another version, is as if it had never been set. */
const STORED = readableFields({
  language: oneOf<Language>(['de', 'en']),
  theme: oneOf<Theme>(['dark', 'light']),
  speed: oneOf<Speed>(['1', '2', 'instant']),
  motion: aFlag,
  clicks: oneOf<Clicks>(['pointer', 'two', 'one']),
  sound: aFlag,
  notes: aFlag,
  name: thatIs(isName),
})

export const settings = createStore<Settings>(() => settingsFound())

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

/** What is kept in this browser, with the defaults for the rest. */
export function settingsFound(): Settings {
  return { ...defaults(), ...stored() }
}

function defaults(): Settings {
  const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false
  return {
    language: globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en',
    theme: asks('(prefers-color-scheme: light)') ? 'light' : 'dark',
    speed: '1',
    motion: !asks('(prefers-reduced-motion: reduce)'),
    clicks: 'pointer',
    sound: true,
    notes: false,
    name: '',
  }
}

function stored(): Partial<Settings> {
  const kept = readJson(readText(KEY) ?? '{}', STORED)
  return isRefusal(kept) ? {} : kept
}
