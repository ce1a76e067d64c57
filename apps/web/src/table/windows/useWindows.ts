import type { Answer, AskView } from '@dejarik/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Session, Snapshot } from '../../session/session.ts'
import { windowsKey } from '../../session/shelf.ts'
import { useSettings } from '../../settings/settings.ts'
import { readText, writeText } from '../../settings/storage.ts'
import type { RecurringWindow } from '../contract.ts'
import { readWishes, type Wish, wishedAnswer, withWish } from './wishes.ts'

export interface Windows {
  /** The own question that is put; null also where it was answered as the player wished. */
  readonly ask: AskView | null
  /** Whether the page answers the open question. */
  readonly answers: boolean
  /** Which recurring question that is. */
  readonly window: RecurringWindow | null
  /** What was passed since the player's last own answer, by name. */
  readonly passed: readonly string[]
  readonly wishes: readonly Wish[]
  wish(wish: Wish): void
  /** From now on it is asked again. */
  takeBack(id: string): void
  /** The player has answered himself. */
  answered(): void
}

/** Answers questions that the player does not want to be asked, as he would. What is taken back is put to him. */
export function useWindows(session: Session, { asks, seat, view, n }: Snapshot): Windows {
  const { language } = useSettings()
  const { face, id } = session
  const [wishes, setWishes] = useState(() => readWishes(readText(windowsKey(id))))
  const [passed, setPassed] = useState<readonly string[]>([])
  const done = useRef(new Set<number>())
  /** The question whose answer is on its way. */
  const [underWay, setUnderWay] = useState<number | null>(null)
  const ask = asks.find((one) => one.seat === seat && one.choice !== undefined) ?? null
  const window = ask === null ? null : (face.windowOf?.(view, ask, language) ?? null)
  const answer: Answer | null = done.current.has(n) ? null : wishedAnswer(window, wishes)
  const name = window?.name ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once
  useEffect(() => {
    if (answer === null) return
    done.current.add(n)
    setPassed((all) => [...all, name])
    setUnderWay(n)
    void session.answer(answer).finally(() => setUnderWay(null))
  }, [n, answer === null])

  const keep = (next: readonly Wish[]) => {
    setWishes(next)
    writeText(windowsKey(id), JSON.stringify(next))
  }
  const answers = answer !== null || underWay === n
  return {
    ask: answers ? null : ask,
    answers,
    window: answers ? null : window,
    passed,
    wishes,
    wish: (wish) => keep(withWish(wishes, wish)),
    takeBack: (gone) => keep(wishes.filter((one) => one.id !== gone)),
    answered: () => setPassed([]),
  }
}
