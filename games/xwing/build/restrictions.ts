/** Whether a ship meets the restriction box of an upgrade (xw.g.upgrade.3). */
import { never, type RuleId } from '@dejarik/kernel'
import { type ActionIcon, type Restriction, shipFacts, type UpgradeFacts } from '../facts/index.ts'
import { nameKey, plain } from './limited.ts'
import { allNamed, named, type Problem, placeOf, problem } from './problem.ts'
import type { Equipped, Fitted } from './squad.ts'

export function restrictionProblems(
  fit: Fitted,
  equipped: Equipped,
  squad: readonly Fitted[],
): readonly Problem[] {
  return equipped.card.restrictions
    .filter((line) => !meets(line, fit, equipped.card, squad))
    .map((line) => refused(line, fit, equipped))
}

function meets(line: Restriction, fit: Fitted, card: UpgradeFacts, squad: readonly Fitted[]): boolean {
  const { pilot } = fit
  const ship = shipFacts(pilot.ship)
  const others = fit.upgrades.map((other) => other.card).filter((other) => other !== card)
  switch (line.needs) {
    case 'faction':
      return line.of.includes(pilot.faction) || isInSquad(line.orSquadWith, squad)
    case 'size':
      return line.of.includes(ship.size)
    case 'ship':
      return line.of.includes(ship.id)
    case 'keyword':
      return [pilot, ship, ...others.map((other) => other.sides[0])].some((source) =>
        line.of.some((keyword) => source.keywords.includes(keyword)),
      )
    case 'action':
      return [pilot, ...others.map((other) => other.sides[0])].some((source) =>
        source.actions.some((icon) => isIcon(line, icon)),
      )
    case 'arc':
      return pilot.stats.attacks.some((attack) => attack.arc === line.arc)
    case 'equipped':
      return others.some((other) => other.slots.includes(line.slot))
    case 'ship-ability':
      return pilot.shipAbility === line.ability
    case 'initiative':
      return pilot.initiative >= (line.atLeast ?? 0) && pilot.initiative <= (line.atMost ?? 9)
    case 'agility':
      return pilot.stats.agility === line.exactly
    case 'shields':
      return pilot.stats.shields >= line.atLeast
    case 'energy':
      return ship.energy >= line.atLeast
    case 'limited':
      return pilot.limited > 0
    default:
      return never(line)
  }
}

/** An icon behind a link does not count (xw.g.upgrade.8), so only the bar itself is asked. */
function isIcon(line: Restriction & { needs: 'action' }, icon: ActionIcon): boolean {
  return icon.action === line.action && (line.difficulty === undefined || icon.difficulty === line.difficulty)
}

function isInSquad(name: string | undefined, squad: readonly Fitted[]): boolean {
  if (name === undefined) return false
  const wanted = plain(name)
  return squad.some(({ pilot, upgrades }) =>
    [pilot, ...upgrades.map((equipped) => equipped.card)].some((card) => nameKey(card) === wanted),
  )
}

function refused(line: Restriction, { ship, pilot }: Fitted, { card, place }: Equipped): Problem {
  const about = { upgrade: named('upgrade', card.id), pilot: named('pilot', pilot.id) }
  const say = (rule: RuleId, args: Problem['args'] = {}): Problem =>
    problem(`squad-needs-${line.needs}`, rule, { ...about, ...args }, [placeOf(ship, place)])
  switch (line.needs) {
    case 'faction':
      return say('xw.g.upgrade.4', { needed: allNamed('faction', line.of), or: line.orSquadWith ?? 'none' })
    case 'size':
      return say('xw.g.upgrade.5', { needed: allNamed('size', line.of) })
    case 'ship':
      return say('xw.g.upgrade.6', { needed: allNamed('ship', line.of) })
    case 'keyword':
      return say('xw.a.squad-keywords.1', { needed: allNamed('keyword', line.of) })
    case 'action': {
      const linked = pilot.actions.some((icon) => icon.linked.some(({ action }) => action === line.action))
      const rule = linked ? 'xw.g.upgrade.8' : 'xw.g.upgrade.7'
      return say(rule, { needed: named('action', line.action), difficulty: line.difficulty ?? 'any' })
    }
    case 'arc':
      return say('xw.g.upgrade.3', { needed: line.arc })
    case 'equipped':
      return say('xw.g.upgrade.3', { needed: named('slot', line.slot) })
    case 'ship-ability':
      return say('xw.g.upgrade.3', { needed: named('ship-ability', line.ability) })
    case 'initiative':
      return say('xw.g.upgrade.3', { least: line.atLeast ?? 0, most: line.atMost ?? 9 })
    case 'agility':
      return say('xw.g.upgrade.3', { needed: line.exactly })
    case 'shields':
    case 'energy':
      return say('xw.g.upgrade.3', { needed: line.atLeast })
    case 'limited':
      return say('xw.g.upgrade.3')
    default:
      return never(line)
  }
}
