import { type Deck, FORMATS, findFormat } from '@dejarik/destiny/build'
import type { KindProps } from '../../../../build/Building.ts'
import { Select } from '../../../../build/pool/Select.tsx'
import { chooseFormat } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'

/** What the deck is built for. The latest lists stand first. */
export function FormatChoice({ built: deck, onChange }: KindProps<Deck>) {
  const { say } = useBuilder()
  const nameOf = useFormatName()
  const { format } = deck
  if (onChange === undefined) return <span>{nameOf(format)}.</span>
  const known = findFormat(format) !== undefined
  return (
    <Select
      label={say('editor.format')}
      value={known ? format : ''}
      choices={FORMATS.toReversed().map(({ id }) => ({ value: id, label: nameOf(id) }))}
      {...(!known && { any: format })}
      onChange={(next) => onChange(chooseFormat(deck, next), '')}
    />
  )
}

/** "Standard, 11 Dec 2018"; the starter game has no lists. */
export function useFormatName(): (id: string) => string {
  const { language } = useBuilder()
  return (id) => {
    const format = findFormat(id)
    if (format === undefined) return id
    if (format.kind === 'starter') return format.name[language]
    const date = new Date(`${format.date}T12:00:00`).toLocaleDateString(language, { dateStyle: 'medium' })
    return `${format.name[language]}, ${date}`
  }
}
