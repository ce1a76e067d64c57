import type { Problem } from '@dejarik/imperial-assault/build'
import { Reason } from '../../../../build/Reason.tsx'
import { useBuilder } from '../useBuilder.ts'

/** Problems that count what is in the army: they speak of the army as it would be. */
const COUNTING = ['army-copies', 'army-allies', 'commands-copies']

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
