export * from './counts.tsx'
export type { SymbolProps } from './Drawing.tsx'
export * from './marks.tsx'
