import { Drawing } from '../../../../symbols/Drawing.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The card brings a die. */
export function DieSign() {
  const { say } = useBuilder()
  return (
    <Drawing size="1em" className="sb-die-sign" label={say('team.dice', { dice: 1 })}>
      <rect
        x="3.500"
        y="3.500"
        width="17"
        height="17"
        rx="4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="2.500" fill="currentColor" />
    </Drawing>
  )
}
