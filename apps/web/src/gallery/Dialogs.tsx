import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'

export interface DialogExhibit {
  readonly name: string
  show(close: () => void): ReactNode
}

/** Dialogs lie over everything, so one is shown at a time. */
export function Dialogs({ title, dialogs }: { title: string; dialogs: readonly DialogExhibit[] }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <section className="gallery-part gallery-dialogs">
      <h2>{title}</h2>
      <div className="gallery-row">
        {dialogs.map(({ name }, at) => (
          <Button key={name} onClick={() => setOpen(at)}>
            {name}
          </Button>
        ))}
      </div>
      {open !== null && dialogs[open]?.show(() => setOpen(null))}
    </section>
  )
}
