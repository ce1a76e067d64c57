/** The table in a few lines, one a card: for terminals and for those who have it read to them. */
import type { Message, MessageArg } from '@dejarik/kernel'
import { cardLabel, dieLabel, kindLabel, seatLabel } from './labels.ts'
import { NONE } from './state.ts'
import type { CardView, View } from './view.ts'

type Args = { [name: string]: MessageArg }

/** A list of names, and whether it holds any, for `select`. */
function listArgs(word: string, ids: readonly string[]): Args {
  return { [word]: ids.map((name) => ({ name })), [`has${word}`]: ids.length > 0 ? 'yes' : 'no' }
}

function headLine(view: View): Message {
  const { battlefield } = view
  return {
    key: battlefield.kind === NONE ? 'table.head-setup' : 'table.head',
    args: {
      round: view.round,
      phase: { name: `phase:${view.phase}` },
      turn: { name: seatLabel(view.turn) },
      controller: { name: seatLabel(view.controller) },
      claimed: view.claimedBy === NONE ? 'no' : 'yes',
      ...(battlefield.kind !== NONE && { card: { name: kindLabel(battlefield.kind) } }),
    },
  }
}

function playerLines(view: View, seat: number): Message[] {
  const { resources, hand, deck, discard, out } = view.players[seat]
  const name = { name: seatLabel(seat) }
  if (out) return [{ key: 'table.out', args: { seat: name } }]
  const own = view.cards.filter((card) => card.controller === seat && card.on === NONE)
  const pool = view.dice.filter((die) => die.pool === seat)
  const known = hand.filter(({ kind }) => kind !== NONE)
  return [
    {
      key: 'table.player',
      args: { seat: name, resources, hand: hand.length, deck, discard: discard.length },
    },
    ...own.map((card) => cardLine(view, card)),
    {
      key: 'table.pool',
      args: listArgs(
        'dice',
        pool.map(({ kind, side }) => dieLabel(kind, side)),
      ),
    },
    ...(known.length === 0
      ? []
      : [
          {
            key: 'table.hand',
            args: listArgs(
              'cards',
              known.map(({ kind }) => kindLabel(kind)),
            ),
          },
        ]),
  ]
}

function cardLine(view: View, card: CardView): Message {
  const attached = (type: CardView['type']): string[] =>
    view.cards.filter((one) => one.on === card.id && one.type === type).map((one) => cardLabel(view, one))
  return {
    key: card.type === 'character' ? 'table.character' : 'table.card',
    args: {
      card: { name: cardLabel(view, card) },
      type: { name: `type:${card.type}` },
      damage: card.damage,
      health: card.health,
      shields: card.shields,
      ready: card.ready ? 'yes' : 'no',
      ...listArgs('upgrades', attached('upgrade')),
      ...listArgs('downgrades', attached('downgrade')),
    },
  }
}

export function sayTable(view: View): readonly Message[] {
  return [headLine(view), ...view.order.flatMap((seat) => playerLines(view, seat))]
}
