/** Calls somebody back who looks at something else: by a sound, and by the browser's own notes where it may. */
import { useEffect } from 'react'
import { settings } from '../settings/settings.ts'

/** Two notes of a hologram that lights up: cycles a second, and when. */
const NOTES = [
  [660, 0],
  [990, 0.12],
] as const
const LONG = 0.35
const LOUD = 0.08

let audio: AudioContext | null = null

function ring(): void {
  audio ??= new AudioContext()
  // Nobody has touched this page yet: then the browser keeps it silent.
  if (audio.state === 'suspended') void audio.resume()
  for (const [frequency, after] of NOTES) {
    const from = audio.currentTime + after
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(LOUD, from)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + LONG)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + LONG)
  }
}

/** `where`: one note for each match, however often it calls. */
function call(text: string, where: string): void {
  const { sound, notes } = settings.getState()
  if (sound) ring()
  if (!notes || !canNote() || Notification.permission !== 'granted') return
  const note = new Notification('Dejarik', { body: text, tag: where, icon: '/icon.svg' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Whether this browser has notes at all. */
export const canNote = (): boolean => 'Notification' in globalThis

/** Asks the browser whether it may; only when somebody has just wished for it. */
export async function allowNotes(): Promise<boolean> {
  return canNote() && (await Notification.requestPermission()) === 'granted'
}

/** While `text` stands, whoever does not look at this page is called once. */
export function useCall(text: string | null): void {
  useEffect(() => {
    // What comes while one looks is seen.
    if (text !== null && document.hidden) call(text, location.pathname)
  }, [text])
}
