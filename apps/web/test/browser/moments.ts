/** Tables of all four games in the middle of a match, for what must hold at each of them. */
import { type View as DestinyView, factsOf } from '@dejarik/destiny'
import type { Page } from 'playwright-core'
import { keptTable as keptDestiny, playUntil as playDestiny } from '../destiny/table.ts'
import { keptTable as keptSkirmish, playUntil } from '../imperial-assault/table.ts'
import { flyUntil, keptTable as keptFlight } from '../xwing/table.ts'
import { keptMatch, recordAfter } from './kept.ts'
import type { Stage, Visitor } from './stage.ts'
import { untilStill } from './still.ts'

const offersAttack = (ask: unknown): boolean =>
  (ask as { options: { list?: readonly { do: string }[] } }).options.list?.some(
    (one) => one.do === 'attack',
  ) === true

/** A die that deals damage with one that adds to it, and two to choose from. */
function isAiming(ask: { what: string; seat: number }, view: DestinyView): boolean {
  if (ask.what !== 'action' || ask.seat !== 0) return false
  const own = view.dice.filter(({ pool }) => pool === 0)
  const foes = view.cards.filter(({ type, controller }) => type === 'character' && controller === 1)
  const side = ({ kind, side: at }: (typeof own)[number]) => factsOf(kind).die![at]!
  return (
    foes.length === 2 &&
    foes.some(({ shields }) => shields > 0) &&
    own.some((die) => {
      const { symbol, modifier, cost } = side(die)
      return (
        (symbol === 'melee' || symbol === 'ranged') &&
        !modifier &&
        cost <= view.players[0]!.resources &&
        own.some((other) => side(other).modifier && side(other).symbol === symbol)
      )
    })
  )
}

export const KEPT = {
  ...keptFlight(
    'placing',
    flyUntil((ask) => ask.what === 'place-ship' && ask.seat === 0),
    0,
  ),
  ...keptFlight(
    'planning',
    flyUntil((ask, view) => ask.what === 'dials' && ask.seat === 0 && view.round === 2),
    0,
  ),
  ...keptFlight(
    'flight',
    flyUntil((ask) => ask.what === 'attack' && ask.seat === 0),
    0,
  ),
  ...keptFlight(
    'dice',
    flyUntil((ask) => ask.what === 'modify-attack-dice' && ask.seat === 0),
    0,
  ),
  ...keptSkirmish(
    'act',
    playUntil(({ what }, { round }) => what === 'act' && round >= 2),
  ),
  ...keptSkirmish(
    'skirmish',
    playUntil((ask, { round }) => ask.what === 'act' && round >= 2 && offersAttack(ask)),
  ),
  ...keptSkirmish(
    'surge',
    playUntil(({ what }) => what === 'surge'),
  ),
  ...keptSkirmish(
    'window',
    playUntil(({ what }) => what === 'activation-end' || what === 'attack-declared'),
  ),
  ...keptSkirmish(
    'mission',
    playUntil((ask, { round }) => ask.what === 'act' && ask.seat < 4 && round > 0, {
      campaign: { mission: 'aftermath' },
    }),
  ),
  ...keptSkirmish(
    'heroes',
    playUntil((ask, { round }) => ask.what === 'act' && ask.seat < 4 && round > 0 && offersAttack(ask), {
      campaign: { mission: 'aftermath' },
    }),
  ),
  ...keptDestiny(
    'battlefield',
    playDestiny((ask) => ask.what === 'battlefield' && ask.seat === 0),
    0,
  ),
  ...keptDestiny(
    'pool',
    playDestiny(
      (ask, view) =>
        ask.what === 'action' &&
        ask.seat === 0 &&
        view.round >= 2 &&
        view.dice.filter(({ pool }) => pool === 0).length >= 3,
    ),
    0,
  ),
  ...keptDestiny('aim', playDestiny(isAiming), 0),
  ...keptDestiny(
    'target',
    playDestiny((ask) => ask.what === 'damage' && ask.rule.startsWith('sd.melee') && ask.seat === 0),
    0,
  ),
  ...keptMatch('turn', recordAfter(60)),
}

/** A page at one of these moments, once it stands. */
export async function at(
  stage: Stage,
  moment: string,
  size: NonNullable<Visitor['size']>,
  language: string,
  settings: Visitor['settings'] = {},
): Promise<Page> {
  const page = await stage.page({ settings: { language, ...settings }, kept: KEPT, size })
  await page.goto(`/play/${moment}`)
  await page.waitForSelector('.prompt[data-own="true"]')
  await untilStill(page)
  return page
}
