import type { ReactNode } from 'react'
import { QuickSettings } from '../settings/QuickSettings.tsx'
import { House } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { To } from './To.tsx'
import './page.css'

/** A screen besides home and table: its title, the way home, and what it shows. */
export function Page({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const say = useWords()
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      <header className="page-top">
        <To route={{ at: 'home' }} aria-label={say('home')}>
          <House size="1.3em" />
        </To>
        <h1>{title}</h1>
        <QuickSettings />
      </header>
      <main className="page-body">{children}</main>
    </div>
  )
}
