import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: string
  readonly icon?: ReactNode
  /** Something new is there. */
  readonly news?: boolean
}

export interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly current: T
  readonly onChange: (id: T) => void
  readonly children: ReactNode
}

/** Arrow keys go from tab to tab, Tab goes into what the tab shows. */
export function Tabs<T extends string>({ label, tabs, current, onChange, children }: TabsProps<T>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (tabs.findIndex((tab) => tab.id === current) + step + tabs.length) % tabs.length
    const to = tabs[next]
    if (to === undefined) return
    onChange(to.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className="tab"
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            {tab.label}
            {tab.news && <span className="tab-news">●</span>}
          </button>
        ))}
      </div>
      <div
        className="tabs-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current}`}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  )
}
