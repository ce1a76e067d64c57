import { Report } from '../../../../symbols/index.ts'
import { useBuilder } from '../useBuilder.ts'

/** Marks a card that a problem is about; the problem itself is said above. */
export function WrongSign() {
  const { say } = useBuilder()
  return (
    <span className="sb-wrong">
      <Report label={say('card.wrong')} />
    </span>
  )
}
