/**
 * The missions as other packages see them. The game is loaded first: missions and rules need each other, and abilities have
 * numbers in the order of loading (`rules/ability.ts`), which must be the same wherever one begins.
 */
import '../index.ts'

export * from './index.ts'
