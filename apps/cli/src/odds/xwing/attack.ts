import type { Language } from '@dejarik/kernel'
import { type Attack, type Odds, oddsOf, plotOf, type Target } from '@dejarik/xwing/odds'
import { print, printJson, type Shell } from '../../shell.ts'
import { BadInput } from '../../trouble.ts'
import { barOf, numbersFor, printFigures, sayer } from '../figures.ts'
import { momentFrom } from './moment.ts'
import type { AttackFlags } from './options.ts'
import { attackerFrom, defenderFrom } from './sides.ts'

export function attackOdds(shell: Shell, flags: AttackFlags, reader: Language, json: boolean): void {
  const moment = momentFrom(flags)
  const target = targetFrom(flags)
  const attack: Attack = {
    attackDice: diceFrom('--attack', flags.attack),
    defenseDice: diceFrom('--defense', flags.defense),
    ...(flags.attacker !== undefined && { attacker: attackerFrom(flags.attacker) }),
    ...(flags.defender !== undefined && { defender: defenderFrom(flags.defender) }),
    ...(flags.range0 === true && { atRange0: true }),
    ...(target !== undefined && { target }),
  }
  const found = oddsOf(attack, moment)
  if (json) printJson(shell, { game: 'xwing', attack, moment, ...found, plot: plotOf(found) })
  else printOdds(shell, found, reader)
}

function targetFrom({ hull, shields, directHits }: AttackFlags): Target | undefined {
  if (hull !== undefined) return { hull, shields: shields ?? 0, ...(directHits && { deck: directHits }) }
  const lonely = shields !== undefined ? '--shields' : directHits !== undefined ? '--direct-hits' : null
  if (lonely !== null)
    throw new BadInput('{lonely} needs --hull <n>, the defender’s remaining hull.', { lonely })
  return undefined
}

/** Crits are the filled part of a bar. */
function printOdds(shell: Shell, found: Odds, reader: Language): void {
  const say = sayer(reader)
  const { decimal, share } = numbersFor(reader)
  const figures: [string, string][] = [
    [say('damage'), decimal(found.damage)],
    [say('crits'), decimal(found.crits)],
    [say('hit'), share(found.hit)],
  ]
  if (found.destroy !== null) figures.push([say('destroy'), share(found.destroy)])
  printFigures(shell, figures)

  print(shell)
  print(shell, say('plot'))
  for (const { damage, orMore, chance, withCrit } of plotOf(found)) {
    const label = `${damage}${orMore ? '+' : ''}`.padEnd(2)
    const numbers = `${share(chance).padStart(7)} ${share(withCrit).padStart(7)}`
    print(shell, `${label} ${numbers}  ${barOf(chance, withCrit)}`.trimEnd())
  }
}

function diceFrom(option: string, text = '0'): number {
  if (!/^[0-6]$/.test(text))
    throw new BadInput('{option} "{text}" must be a number of dice from 0 to 6 in xwing.', { option, text })
  return Number(text)
}
