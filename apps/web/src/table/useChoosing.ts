import type { Answer, AskView, Refusal } from '@dejarik/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { settings } from '../settings/settings.ts'
import {
  type Choice,
  chosen,
  isEnough,
  nothingChosen,
  pick,
  pickAtOnce,
  type Step,
  setShare,
} from './choosing.ts'
import { lastClick, watchClicks } from './clicked.ts'
import type { Choosing } from './contract.ts'

export interface ChoosingHost {
  /** The own open question. */
  readonly ask: AskView | null
  /** Changes with every question, so that nothing chosen outlives its own. */
  readonly n: number
  /** Whether an option can't be undone or harms who takes it: it is armed first, by whatever means. */
  weighs(option: number): boolean
  answer(answer: Answer): Promise<Refusal | null>
  /** The question after an answer, as soon as it is known. */
  askNow(): AskView | null
  /** How many decisions there are by now. */
  nNow(): number
  /** So many decisions were made at once, after `from`. */
  gaveAll(from: number, count: number): void
  refused(no: Refusal): void
  tried(thing: string): void
}

/** The choice that prompt bar, board and keys share. */
export function useChoosing(host: ChoosingHost): Choosing {
  const { ask, n } = host
  const view = ask?.choice
  const [hovered, setHovered] = useState<number | null>(null)
  const [choice, setChoice] = useState<Choice>(() => nothingChosen(view))
  /** The question that `choice` belongs to. */
  const [of, setOf] = useState({ n, what: ask?.what })
  if (of.n !== n || of.what !== ask?.what) {
    setOf({ n, what: ask?.what })
    setChoice(nothingChosen(view))
    setHovered(null)
  }

  useEffect(() => watchClicks(window), [])
  const latest = useRef({ host, view, choice })
  // With the picture, not after it: what is picked at the sight of a new question must not go to the old one.
  useLayoutEffect(() => {
    latest.current = { host, view, choice }
  })

  const deeds = useMemo(() => deedsOn(latest, setChoice, setHovered), [])
  return useMemo(() => ({ ...choice, hovered, ...deeds }), [choice, hovered, deeds])
}

interface Latest {
  readonly host: ChoosingHost
  readonly view: AskView['choice']
  readonly choice: Choice
}

type Deeds = Omit<Choosing, 'hovered' | 'armed' | 'picked' | 'shares'>

function deedsOn(
  latest: { current: Latest },
  setChoice: (choice: Choice) => void,
  setHovered: (option: number | null) => void,
): Deeds {
  /** The question that is being answered: a double tap must not answer twice, but the next question may be there already. */
  let answering: number | null = null

  async function give(answer: Answer): Promise<boolean> {
    const { n } = latest.current.host
    if (answering === n) return false
    answering = n
    try {
      const no = await latest.current.host.answer(answer)
      if (no !== null) latest.current.host.refused(no)
      return no === null
    } finally {
      if (answering === n) answering = null
    }
  }

  function take(step: Step): void {
    if ('choice' in step) {
      // At once, too: several shares may be given before the picture follows.
      latest.current = { ...latest.current, choice: step.choice }
      setChoice(step.choice)
    } else if ('no' in step) latest.current.host.refused(step.no)
    else void give(step.answer)
  }

  return {
    hover: setHovered,
    pick(option) {
      const { host, view, choice } = latest.current
      if (view === undefined) return
      const atOnce = clickIsEnough() && !host.weighs(option)
      take((atOnce ? pickAtOnce : pick)(view, choice, option))
    },
    take(option) {
      const { host, view, choice } = latest.current
      if (view === undefined) return
      take((host.weighs(option) ? pick : pickAtOnce)(view, choice, option))
    },
    isEnough: clickIsEnough,
    setShare(option, share) {
      const { view, choice } = latest.current
      if (view !== undefined) take(setShare(view, choice, option, share))
    },
    confirm() {
      const { view, choice } = latest.current
      if (view !== undefined) take(chosen(view, choice))
    },
    cancel() {
      setChoice(nothingChosen(latest.current.view))
      setHovered(null)
    },
    answer: (answer) => void give(answer),
    answerAll: (next) => void giveAll(next, latest, give),
    tried: (thing) => latest.current.host.tried(thing),
  }
}

function clickIsEnough(): boolean {
  return isEnough(lastClick(), settings.getState().clicks)
}

async function giveAll(
  next: Parameters<Choosing['answerAll']>[0],
  latest: { readonly current: Latest },
  give: (answer: Answer) => Promise<boolean>,
): Promise<void> {
  const from = latest.current.host.nNow()
  let count = 0
  for (const decide of next) {
    const ask = latest.current.host.askNow()
    const answer = ask === null ? null : decide(ask)
    if (answer === null || !(await give(answer))) break
    count++
  }
  latest.current.host.gaveAll(from, count)
}
