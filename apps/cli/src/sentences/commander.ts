import type { Language } from '@dejarik/kernel'

/** What commander says of a command line that it can't read, in German. */
const GERMAN: readonly (readonly [english: RegExp, german: string])[] = [
  [/^option '(.+?)' argument '(.*)' is invalid\. (.*)$/s, 'Option „$1“: „$2“ ist nicht möglich. $3'],
  [/^option '(.+?)' argument missing$/, 'Bei der Option „$1“ fehlt die Angabe'],
  [/^missing required argument '(.+?)'$/, 'Es fehlt eine Angabe: $1'],
  [/^unknown option '(.+?)'/, 'Die Option „$1“ gibt es nicht'],
  [/^unknown command '(.+?)'/, 'Den Befehl „$1“ gibt es nicht'],
  [/^too many arguments.*?but got (\d+): (.*?)\.?$/, 'Das sind zu viele Angaben: $2'],
]

/** It writes `error: unknown option '--foo'` and, on a line of its own, `(Did you mean …?)`. */
export function commanderSentence(message: string, reader: Language): string {
  const text = message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')
  const [, what, hint = ''] = /^(.*?)( \(Did you mean .*\))?$/s.exec(text) ?? ['', text]
  const found = reader === 'de' ? GERMAN.find(([english]) => english.test(what)) : undefined
  const said = found === undefined ? what : what.replace(found[0], found[1])
  const sentence = ended(said.charAt(0).toUpperCase() + said.slice(1), hint)
  return (
    sentence +
    (reader === 'de'
      ? hint.replace('Did you mean one of', 'Meinst du eines davon:').replace('Did you mean', 'Meinst du')
      : hint)
  )
}

/** Before a hint in brackets there is no full stop. */
function ended(text: string, hint: string): string {
  return hint !== '' || /[.!?]$/.test(text) ? text : `${text}.`
}
