import { type Refusal, refuse } from '@dejarik/kernel'

/** Thrown while a position is built, caught in `scenario.ts`. */
export class Unreadable {
  readonly refusal: Refusal
  constructor(refused: string, args: { readonly [name: string]: string | number }) {
    this.refusal = refuse(refused, undefined, args)
  }
}

export function onlyWords(object: object, allowed: readonly string[], where: string): void {
  for (const word of Object.keys(object))
    if (!allowed.includes(word)) throw new Unreadable('scenario-unknown-word', { word, where })
}
