/** Who sits where in a campaign: heroes first, the Imperial player last. */
import { EMPIRE, type ImperialAssaultOptions, REBELS, type View } from '@dejarik/imperial-assault'
import { findHero } from '@dejarik/imperial-assault/facts'
import type { Language, Seat } from '@dejarik/kernel'
import type { Team } from '../../../../table/contract.ts'
import { campaignWords } from '../text/index.ts'

/** All heroes, the Empire, or one hero beside bots; null in a skirmish, where each player is a side. */
export function teamsOf(options: unknown, language: Language): readonly Team[] | null {
  const { campaign } = options as ImperialAssaultOptions
  if (campaign === undefined) return null
  const say = campaignWords(language)
  const { heroes } = campaign
  return [
    { label: say('team.all'), seats: heroes.map((_, seat) => seat) },
    { label: say('team.empire'), seats: [heroes.length] },
    ...heroes.map((id, seat) => ({ label: findHero(id)?.name[language] ?? id, seats: [seat] })),
  ]
}

/** In a campaign the log tells what a side does, whoever of its players decided it. */
export function sideOf({ side }: View): Seat {
  return side
}

export function isFriend({ campaign, side }: View, seat: Seat): boolean {
  return campaign !== null && side === (seat === campaign.heroes.length ? EMPIRE : REBELS)
}
