import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Pace } from '../session/passage.ts'
import { Playback, type Shown, still } from '../session/playback.ts'
import type { Watched } from '../session/session.ts'
import { type Settings, type Speed, settings } from '../settings/settings.ts'

const PACE: { readonly [S in Speed]: Pace } = {
  '1': { decision: 900, beats: 1, instant: false },
  '2': { decision: 450, beats: 0.5, instant: false },
  instant: { decision: 0, beats: 1, instant: true },
}
const MOTION: { readonly [S in Speed]: number } = { '1': 220, '2': 150, instant: 120 }

/** Duration of a movement on the board; 0 where nothing shall move. */
export function motionOf({ motion, speed }: Settings): number {
  return motion ? MOTION[speed] : 0
}

export interface Watching {
  readonly shown: Shown
  /** To the next beat, the second time to the end. */
  skip(): void
  /** To the end at once. */
  finish(): void
  /** What came of the own last decision, once more. */
  repeat(): void
}

/** How long a decision of a replay is looked at while it runs by itself, in ms. */
export function timeToLook({ speed }: Settings): number {
  return speed === 'instant' ? 120 : PACE[speed].decision
}

/** `runs`: see `Playback`. */
export function usePlayback(session: Watched, runs?: () => boolean): Watching {
  const [playback, setPlayback] = useState<Playback | null>(null)
  useEffect(() => {
    const made = new Playback(session, () => PACE[settings.getState().speed], runs)
    setPlayback(made)
    return () => made.close()
  }, [session, runs])
  const fallback = useState<Shown>(() => still(session.snapshot))[0]
  const shown = useSyncExternalStore(playback?.subscribe ?? noSubscription, () => playback?.shown ?? fallback)
  return {
    shown,
    skip: () => playback?.skip(),
    finish: () => playback?.finish(),
    repeat: () => playback?.repeat(),
  }
}

const noSubscription = () => () => {}
