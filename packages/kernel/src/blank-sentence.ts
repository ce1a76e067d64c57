/** English with `{names}`, and what goes into them: for tools of ours, which say it in the reader's language. */
export interface BlankSentence {
  readonly english: string
  readonly args: { readonly [name: string]: string | number | BlankSentence }
}

export function blank(english: string, args: BlankSentence['args'] = {}): BlankSentence {
  return { english, args }
}

/** As it stands, in English. */
export function filled({ english, args }: BlankSentence): string {
  return english.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(args, name)) return whole
    const value = args[name]
    return typeof value === 'object' ? filled(value) : String(value)
  })
}
