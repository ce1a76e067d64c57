import type { ReactNode } from 'react'
import { useWords } from '../text/index.ts'
import { Panel } from './Panel.tsx'
import { To } from './To.tsx'
import './notice.css'

/** A whole screen for one thing to say, with the way home. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  const say = useWords()
  return (
    <main className="notice">
      <Panel>
        <h1>{title}</h1>
        {children}
        <p>
          <To route={{ at: 'home' }}>{say('home')}</To>
        </p>
      </Panel>
    </main>
  )
}
