import { type AttackFacts, type DefenseDie, DIE_NAMES } from '@dejarik/imperial-assault/facts'
import { MeleeSign, RangedSign } from '../../cards/signs.tsx'
import { AnyDieSign, DieSign } from '../../dice/DieSign.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The dice of an attack, with how it is made. */
export function AttackDice({ attack }: { attack: AttackFacts | null }) {
  const { say, language } = useBuilder()
  if (attack === null) return <span className="build-plain">{say('card.no-attack')}</span>
  const type = say(attack.type === 'melee' ? 'card.melee' : 'card.ranged')
  const names = [
    ...attack.dice.map((die) => DIE_NAMES[die][language]),
    ...Array.from({ length: attack.chosen }, () => say('card.any-die')),
  ]
  const words = `${say('card.attack')}: ${type}, ${names.join(', ')}`
  return (
    <span className="ia-dice" title={words}>
      <span className="unseen">{words}</span>
      {attack.type === 'melee' ? <MeleeSign size="1.15em" /> : <RangedSign size="1.15em" />}
      {attack.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
        <DieSign key={i} die={die} language={language} />
      ))}
      {Array.from({ length: attack.chosen }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice without a name
        <AnyDieSign key={i} />
      ))}
    </span>
  )
}

/** The dice that defend. */
export function DefenseDice({ dice }: { dice: readonly DefenseDie[] }) {
  const { say, language } = useBuilder()
  const names = dice.map((die) => DIE_NAMES[die][language])
  const words = `${say('card.defense')}: ${names.join(', ') || say('card.no-dice')}`
  return (
    <span className="ia-dice" title={words}>
      <span className="unseen">{words}</span>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
        <DieSign key={i} die={die} language={language} />
      ))}
      {dice.length === 0 && <span aria-hidden="true">–</span>}
    </span>
  )
}
