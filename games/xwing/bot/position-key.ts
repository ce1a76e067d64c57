import type { State } from '../state.ts'

/** The same text for positions in which a seat would plan alike: what is hidden from it is no part of it. */
export function positionKey(s: State, seat: number): string {
  let key = `${seat} ${s.options.scenario} ${s.options.rounds} ${s.round} ${s.score.join()}`
  for (const {
    id,
    zone,
    pilot,
    cards,
    pose,
    tokens,
    damage,
    shields,
    force,
    locks,
    charges,
    marks,
  } of s.ships) {
    if (zone !== 'play') continue
    key += `|${id} ${pilot} ${pose.x} ${pose.y} ${pose.a} ${marks} ${damage.length} ${shields} ${force}`
    key += ` ${tokens.join()} ${locks.join()} ${charges.join()} ${cards.join()}`
  }
  for (const { type, inPlay, pose, mark } of s.things)
    key += `|${type} ${inPlay} ${mark} ${pose.x} ${pose.y} ${pose.a}`
  return key
}
