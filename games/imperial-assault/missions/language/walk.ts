/** Goes through a mission file along its schema. */
import { type Schema, type Visitor, walkThrough as walkAlong } from '@dejarik/kernel'
import { SHAPES, VOCABULARIES } from './schema.ts'

const SCHEMA: Schema = {
  shapes: SHAPES,
  vocabularies: VOCABULARIES,
  // Plain numbers, and `figure` for figures, are said without a word.
  aliases: { number: 'int|number', figures: 'figure-word|figures' },
}

export function walkThrough(type: string, value: unknown, where: string, visitor: Visitor): void {
  walkAlong(SCHEMA, type, value, where, {
    ...visitor,
    name: (name, at) => visitor.leaf('id', name, at),
  })
}
