/** What is to be said of something that was read, in one sentence. */
import { useBuilderTable } from '../BuilderContext.tsx'
import { isUnplayable } from '../grouped.ts'
import type { Arrival } from './ImportDialog.tsx'

export function useVerdict(): (arrival: Arrival<unknown>) => string {
  const { say, language } = useBuilderTable()
  return ({ notes, problems }) => {
    const lost = notes.filter(({ means }) => means === 'lost').length
    const guessed = notes.filter(({ means }) => means === undefined).length
    const unplayable = problems.filter(isUnplayable).length
    const broken = new Set(problems.filter((problem) => !isUnplayable(problem)).map(({ refused }) => refused))
      .size
    const parts = [
      ...(lost > 0 ? [say('verdict.lost', { count: lost })] : []),
      ...(unplayable > 0 ? [say('verdict.unplayable', { count: unplayable })] : []),
      ...(broken > 0 ? [say('verdict.broken', { count: broken })] : []),
      ...(guessed > 0 ? [say('verdict.guessed', { count: guessed })] : []),
    ]
    if (parts.length === 0) return say('import.all')
    const sentence = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
    return `${sentence.charAt(0).toLocaleUpperCase(language)}${sentence.slice(1)}.`
  }
}
