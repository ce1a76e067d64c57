import { useEffect } from 'react'
import { Cross } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import './toast.css'

export interface ToastContent {
  readonly text: string
  readonly rule?: string | undefined
  /** `no` for a refusal, `news` for anything else worth a line. */
  readonly tone: 'no' | 'news'
}

const READING_TIME = 6000

export function Toast({
  toast,
  onClose,
  openRule,
}: {
  toast: ToastContent
  onClose: () => void
  openRule: (id: string) => void
}) {
  const say = useWords()
  useEffect(() => {
    const timer = setTimeout(onClose, READING_TIME + toast.text.length * 30)
    return () => clearTimeout(timer)
  }, [toast, onClose])
  return (
    <div className={`toast toast-${toast.tone}`} role="alert">
      <span>{toast.text}</span>
      {toast.rule !== undefined && <RuleChip id={toast.rule} label={say('rules.rule')} onOpen={openRule} />}
      <Button kind="quiet" size="small" aria-label={say('close')} icon={<Cross />} onClick={onClose} />
    </div>
  )
}
