/** How a skirmish or a mission came to its end, from its log. */
import type { View } from '@dejarik/imperial-assault'
import { ATTACK_DICE, ATTACK_FACES } from '@dejarik/imperial-assault/facts'
import type { Language, LogEntry, Seat } from '@dejarik/kernel'
import type { EndSummary } from '../../table/contract.ts'
import { wordsIn } from '../../text/index.ts'
import { bySeat, type Counted, course, figure, numberOf } from '../end.ts'

export function endOf(view: View, log: readonly LogEntry[], side: Seat, language: Language): EndSummary {
  const say = wordsIn(language)
  const sideOf = (figure: number): Seat | null => view.figures[figure]?.seat ?? null
  const by =
    (what: string, amount: string | null): Counted =>
    (entry) => {
      const hurt = entry.what === what ? sideOf(numberOf(entry, 'figure')) : null
      return hurt === null ? null : { side: 1 - hurt, amount: amount === null ? 1 : numberOf(entry, amount) }
    }
  const attacks: Counted = (entry) => {
    const attacker = entry.what === 'attack' ? sideOf(numberOf(entry, 'attacker')) : null
    return attacker === null ? null : { side: attacker, amount: 1 }
  }
  const luck: Counted = (entry) => {
    const attacker = entry.what === 'rolled' ? sideOf(numberOf(entry, 'attacker')) : null
    return attacker === null ? null : { side: attacker, amount: luckOf(entry) }
  }
  const damage = by('damage', 'amount')
  const unit = say('end.round')
  const isSkirmish = view.campaign === null
  return {
    why: null,
    course: isSkirmish
      ? course({ what: say('end.points'), unit }, log, side, 'round', bySeat('points', 'points'))
      : course({ what: say('end.damage'), unit }, log, side, 'round', damage),
    figures: [
      figure(say('end.attacks'), log, side, attacks),
      figure(say('end.damage'), log, side, damage),
      figure(say('end.defeated'), log, side, by('defeated', null)),
      { ...figure(say('end.luck-damage'), log, side, luck), signed: true },
    ],
  }
}

/** Damage on the attack dice above or below the average of these dice. */
function luckOf({ args: { attackDice, attackSides } }: LogEntry): number {
  if (typeof attackDice !== 'object' || typeof attackSides !== 'object') return 0
  return attackDice.reduce((sum, color, at) => {
    const die = ATTACK_DICE[color]
    if (die === undefined) return sum
    const faces = ATTACK_FACES[die]
    const average = faces.reduce((total, face) => total + face.damage, 0) / faces.length
    return sum + (faces[attackSides[at] ?? 0]?.damage ?? 0) - average
  }, 0)
}
