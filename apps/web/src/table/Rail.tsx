import type { ReactNode } from 'react'
import { Book, Cross, Scroll, Speech } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { type Tab, Tabs } from '../ui/Tabs.tsx'
import './rail.css'

export type RailTab = 'log' | 'rules' | 'chat'

export interface RailProps {
  readonly tab: RailTab
  readonly onTab: (tab: RailTab) => void
  readonly onClose: () => void
  /** Without anybody to talk to there is no chat. */
  readonly chat: boolean
  readonly news: boolean
  readonly children: ReactNode
}

/** Beside the board on a wide screen, a drawer over it on a narrow one. */
export function Rail({ tab, onTab, onClose, chat, news, children }: RailProps) {
  const say = useWords()
  const tabs: Tab<RailTab>[] = [
    { id: 'log', label: say('rail.log'), icon: <Scroll /> },
    { id: 'rules', label: say('rail.rules'), icon: <Book /> },
    ...(chat ? [{ id: 'chat' as const, label: say('rail.chat'), icon: <Speech />, news }] : []),
  ]
  return (
    <>
      <button
        type="button"
        className="rail-shade"
        tabIndex={-1}
        aria-label={say('rail.close')}
        onClick={onClose}
      />
      <aside className="rail" aria-label={say('rail.label')}>
        <Button
          kind="quiet"
          className="rail-close"
          aria-label={say('rail.close')}
          icon={<Cross />}
          onClick={onClose}
        />
        <Tabs label={say('rail.label')} tabs={tabs} current={tab} onChange={onTab}>
          {children}
        </Tabs>
      </aside>
    </>
  )
}
