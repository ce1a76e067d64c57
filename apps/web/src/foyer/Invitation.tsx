import type { Refusal } from '@dejarik/kernel'
import { type ReactNode, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import type { Foyer, OnlineMatch } from '../session/online.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Agreed } from './Agreed.tsx'
import { No } from './No.tsx'

export interface InvitationProps {
  readonly match: OnlineMatch
  readonly foyer: Foyer
  readonly joined: NonNullable<Foyer['joined']>
  readonly face: TableFace
  /** What the guest wants besides a seat: which one, or with what. */
  readonly wish: { readonly seat: number } | { readonly brings: unknown }
  readonly children: ReactNode
}

/** Somebody has opened the link to a table: who invites, what was agreed, and the button that takes a seat. */
export function Invitation({ match, foyer, joined, face, wish, children }: InvitationProps) {
  const say = useWords()
  const { language } = useSettings()
  const [no, setNo] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const sit = async () => {
    setBusy(true)
    setNo(await match.request({ type: 'join', match: match.id, ...wish }))
    setBusy(false)
  }
  const game = face.game.name[language]
  const host = foyer.seats.find(({ name, bot }) => name !== null && bot === null)?.name ?? null
  return (
    <Notice
      title={host === null ? say('online.join-nobody', { game }) : say('online.join', { game, name: host })}
    >
      <Agreed terms={face.bringing?.termsOf(joined.options, language) ?? []} />
      {children}
      <NameField onName={(name) => void match.request({ type: 'rename', name })} />
      <Button kind="main" className="start" disabled={busy} onClick={() => void sit()}>
        {say('online.sit')}
      </Button>
      <div role="alert">{no !== null && <No refusal={no} face={face} />}</div>
    </Notice>
  )
}
