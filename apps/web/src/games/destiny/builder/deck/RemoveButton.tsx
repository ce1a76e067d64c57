import { Cross } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useBuilder } from '../useBuilder.ts'

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { say } = useBuilder()
  const label = say('team.remove-of', { name })
  return (
    <Button kind="quiet" size="small" aria-label={label} title={label} icon={<Cross />} onClick={onRemove} />
  )
}
