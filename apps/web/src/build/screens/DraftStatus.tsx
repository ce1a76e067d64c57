import { useBuilderTable } from '../BuilderContext.tsx'
import type { Draft } from '../useDraft.ts'

/** What just happened, read aloud, and a warning if the browser keeps nothing. */
export function DraftStatus({ draft: { said, kept } }: { draft: Draft<unknown> }) {
  const { say } = useBuilderTable()
  return (
    <>
      <p className="unseen" role="status">
        {said}
      </p>
      {!kept && (
        <p className="open-no" role="alert">
          {say('editor.not-kept')}
        </p>
      )}
    </>
  )
}
