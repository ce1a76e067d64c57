// What became of a mutant.

/** `play`: a test that somebody wrote as play; `random`: matches by chance; `golden`: recorded matches. */
export type TestKind = 'play' | 'random' | 'golden'

export type Fate = 'survived' | 'unreached' | 'endless' | 'unloadable' | TestKind

export interface Verdict {
  readonly fate: Fate
  /** The test that noticed it. */
  readonly by?: string
}

/** A mutant that no test notices is one that survives; all else is a way to be killed. */
export function isKilled({ fate }: Verdict): boolean {
  return fate !== 'survived' && fate !== 'unreached'
}

export function kindOf(file: string): TestKind {
  if (file.includes('/golden/')) return 'golden'
  return /\/test\/(properties|migrations|greedy|ends)[^/]*\.test\.ts$|\/bot\//.test(file) ? 'random' : 'play'
}

export function isVerdict(value: unknown): value is Verdict {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fate' in value &&
    FATES.some((fate) => fate === value.fate) &&
    (!('by' in value) || typeof value.by === 'string')
  )
}

const FATES: readonly Fate[] = ['survived', 'unreached', 'endless', 'unloadable', 'play', 'random', 'golden']
