import type { Refusal } from '@dejarik/kernel'
import { useState } from 'react'
import { No } from '../../foyer/No.tsx'
import type { TableFace } from '../../games/face.ts'
import { lastBrought } from '../../home/wish.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface OtherDeckProps {
  readonly face: TableFace
  readonly onBring: (brings: unknown) => Promise<Refusal | null>
}

/** Another match, with another deck or squad than before. */
export function OtherDeck({ face, onBring }: OtherDeckProps) {
  const say = useWords()
  const { language } = useSettings()
  const [open, setOpen] = useState(false)
  const [brings, setBrings] = useState(() => lastBrought(face))
  const [no, setNo] = useState<Refusal | null>(null)
  if (face.bringing === undefined) return null
  const bring = async () => {
    const refused = await onBring(brings)
    setNo(refused)
    setOpen(refused !== null)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('ending.other')}</Button>
      {open && (
        <Dialog
          title={say('ending.other')}
          closeLabel={say('close')}
          onClose={() => setOpen(false)}
          actions={
            <Button kind="main" onClick={() => void bring()}>
              {say('ending.rematch')}
            </Button>
          }
        >
          <face.bringing.Choice value={brings} onChange={setBrings} language={language} />
          <div role="alert">{no !== null && <No refusal={no} face={face} />}</div>
        </Dialog>
      )}
    </>
  )
}
