import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Cross } from '../symbols/marks.tsx'
import { Button } from './Button.tsx'
import './dialog.css'

export interface DialogProps {
  readonly title: ReactNode
  /** Says what the closing button does, for those who do not see the cross. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** Buttons at the foot. */
  readonly actions?: ReactNode
  readonly width?: 'narrow' | 'normal' | 'wide'
  /** Nothing inside can take the focus, so the whole takes it: else no key could scroll it. */
  readonly textOnly?: boolean
  readonly children: ReactNode
}

/** Modal while it is mounted: the browser's own dialog keeps the focus inside and gives it back. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  actions,
  width = 'normal',
  textOnly,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${width}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button kind="quiet" aria-label={closeLabel} icon={<Cross />} onClick={onClose} />
        </header>
        <div className="dialog-body" tabIndex={textOnly ? 0 : undefined}>
          {children}
        </div>
        {actions !== undefined && <footer className="dialog-foot">{actions}</footer>}
      </div>
    </dialog>
  )
}
