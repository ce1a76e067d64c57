import type { Bot, Limits } from '@dejarik/bots'
import { type FastRng, type Match, RulesBug, type Seat } from '@dejarik/kernel'

/** A bot answers the open question of `seat`. That its answer is refused would be a bug of ours. */
export function botMove(bot: Bot, match: Match, seat: Seat, rng: FastRng, limits: Limits = {}): void {
  const answer = bot.decide(match, seat, rng, limits)
  const no = match.answer(seat, answer)
  if (no !== null)
    throw new RulesBug(
      `the ${bot.level} bot’s answer ${JSON.stringify(answer)} was refused, ${no.refused}`,
      match.record,
    )
}
