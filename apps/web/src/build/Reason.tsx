import type { Refusal } from '@dejarik/kernel'
import { go } from '../route.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { useBuilderTable } from './BuilderContext.tsx'

/** Why not, as a sentence with its rule. */
export function Reason({ problem }: { problem: Refusal }) {
  const { say, speaker } = useBuilderTable()
  return (
    <>
      {speaker.refusal(problem)}
      {problem.rule !== undefined && (
        <>
          {' '}
          <RuleChip id={problem.rule} label={say('rule')} onOpen={(id) => go({ at: 'rules', id })} />
        </>
      )}
    </>
  )
}
