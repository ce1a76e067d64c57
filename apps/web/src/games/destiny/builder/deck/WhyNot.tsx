import type { Problem } from '@dejarik/destiny/build'
import { Reason } from '../../../../build/Reason.tsx'
import { useBuilder } from '../useBuilder.ts'

/** Problems that count what is in the deck: they speak of the deck as it would be. */
const COUNTING = ['deck-copies', 'deck-restricted', 'deck-allowance']

/** Why a card is not offered. */
export function WhyNot({ problem }: { problem: Problem }) {
  const { say } = useBuilder()
  return (
    <>
      {COUNTING.includes(problem.refused) && `${say('pool.then')} `}
      <Reason problem={problem} />
    </>
  )
}
