/** Empire at War: cards that anybody can play, and battlefields. */
import type { Flow, Seat } from '@dejarik/kernel'
import { action, always, claim, effect, type Me, only, special, type Texts } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import {
  charactersOf,
  chooseCard,
  chooseDie,
  chooseOpponent,
  chooseTurn,
  chooseWay,
  opponentsOf,
} from '../../rules/choose.ts'
import { damageOn, heal, moveDamage } from '../../rules/damage.ts'
import { discardFromPlay, leaveFor } from '../../rules/defeat.ts'
import { dieValue, poolOf, removeDice, rollIntoPool, turnDie } from '../../rules/dice.ts'
import { type Die, NONE, type T } from '../../state.ts'
import { removedDice } from '../pool-words.ts'
import { aCharacter, causeOf, hasSubtype, hostOf, sideShows } from '../words.ts'

/** "Up to two of their dice to sides showing damage." */
function* turnTwoToDamage(t: T, me: Me, seat: Seat): Flow {
  const turned: number[] = []
  for (let i = 0; i < 2; i++) {
    const dice = poolOf(t.state, seat).filter(({ id }) => !turned.includes(id))
    const isDamage = (die: Die, side: number): boolean => sideShows(die, side, 'melee', 'ranged')
    const turn = yield* chooseTurn(t, me, 'turn', dice, isDamage, { optional: true, by: seat })
    if (turn === null) return
    yield* turnDie(t, { ...me, seat }, turn.die, turn.side)
    turned.push(turn.die.id)
  }
}

/** The player activates a character of his choice: its own dice that were rolled; null if he could not. */
function* activateOne(t: T, me: Me, seat: Seat): Flow<readonly number[] | null> {
  const s = t.state
  const open = charactersOf(s, seat).filter((card) => canActivate(s, card))
  const character = yield* chooseCard(t, me, 'activate', open, { by: seat })
  if (character === null) return null
  const own = s.dice.filter((die) => die.card === character.id && die.pool === NONE)
  if (!(yield* activate(t, { ...me, seat }, character.id))) return null
  return own.filter(({ pool }) => pool === seat).map(({ id }) => id)
}

export const EMPIRE_NEUTRAL: Texts = {
  // Ancient Lightsaber
  '03049': {
    text: {
      en: 'Action – The character that this is attached to heals 2 damage. Put this upgrade under your deck.',
      de: 'Aktion – Der Charakter, an den diese Karte angelegt ist, heilt 2 Schaden. Lege diese Aufwertung unter dein Deck.',
    },
    short: {
      en: 'Action – Its character heals 2. Put this under your deck.',
      de: 'Aktion – Der Träger heilt 2. Lege sie unter dein Deck.',
    },
    abilities: [
      action({
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* heal(t, me, host.id, 2)
          yield* leaveFor(t, me, me.card, 'deck-bottom')
        },
      }),
    ],
  },
  // EMP Grenades
  '03058': {
    text: {
      en: 'Special – Discard a support or upgrade from play that is a droid or a vehicle. Discard this upgrade.',
      de: 'Spezial – Lege eine Unterstützung oder Aufwertung, die ein Droide oder Fahrzeug ist, aus dem Spiel ab. Lege diese Aufwertung ab.',
    },
    short: {
      en: 'Special – Discard a droid or vehicle from play. Discard this.',
      de: 'Spezial – Lege einen Droiden oder ein Fahrzeug ab, dann sie.',
    },
    abilities: [
      special(function* (t, me) {
        const machines = t.state.cards.filter(
          ({ type, kind }) =>
            (type === 'support' || type === 'upgrade') &&
            (hasSubtype(kind, 'droid') || hasSubtype(kind, 'vehicle')),
        )
        const machine = yield* chooseCard(t, me, 'discard-from-play', machines)
        if (machine !== null) yield* discardFromPlay(t, me, machine.id, causeOf(me))
        yield* discardFromPlay(t, me, me.card, causeOf(me))
      }),
    ],
  },
  // Heat Of Battle
  '03123': {
    text: {
      en: 'An opponent turns up to 2 of his dice to ranged or melee damage; then you turn up to 2 of yours.',
      de: 'Ein Gegner dreht bis zu 2 seiner Würfel auf Fern- oder Nahkampfschaden; danach drehst du bis zu 2 von deinen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* turnTwoToDamage(t, me, yield* chooseOpponent(t, me))
        yield* turnTwoToDamage(t, me, me.seat)
      }),
    ],
  },
  // Battle of Wills
  '03128': {
    text: {
      en: 'All players, you first, activate one of their characters each. If all did, compare the character dice that were rolled by it: whoever has the lowest total removes his.',
      de: 'Alle Spieler, du zuerst, aktivieren je einen ihrer Charaktere. Haben es alle getan, vergleicht die dabei geworfenen Charakterwürfel: Wer die niedrigste Summe hat, entfernt seine.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const seats = [me.seat, ...opponentsOf(s, me.seat)]
        const rolled: { readonly seat: Seat; readonly ids: readonly number[] }[] = []
        for (const seat of seats) {
          const ids = yield* activateOne(t, me, seat)
          if (ids !== null) rolled.push({ seat, ids })
        }
        if (rolled.length < seats.length) return
        const sums = rolled.map(({ seat, ids }) => {
          const dice = poolOf(s, seat).filter(({ id }) => ids.includes(id))
          return { seat, dice, total: dice.reduce((sum, die) => sum + dieValue(s, die), 0) }
        })
        const least = Math.min(...sums.map(({ total }) => total))
        for (const { seat, dice, total } of sums)
          if (total === least) yield* removeDice(t, me, dice, 'card', seat)
      }),
    ],
  },
  // Endurance
  '03147': {
    text: {
      en: 'Can be played only if dice of yours were removed on an opponent’s last turn of this round. Roll one of these dice into your pool.',
      de: 'Nur spielbar, falls im letzten Zug eines Gegners in dieser Runde Würfel von dir entfernt wurden. Wirf einen dieser Würfel in deinen Pool.',
    },
    abilities: [
      only({ if: (s, seat) => removedDice(s, seat).length > 0 }),
      effect(function* (t, me) {
        const die = yield* chooseDie(t, me, 'roll', removedDice(t.state, me.seat))
        if (die !== null) yield* rollIntoPool(t, me.seat, [die])
      }),
    ],
  },
  // Main Plaza
  '03157': {
    text: {
      en: 'Claim – Move 1 damage from a character to this battlefield, or all damage from it to a character; shields don’t help.',
      de: 'Beanspruchen – Verschiebe 1 Schaden von einem Charakter auf dieses Schlachtfeld oder allen Schaden von ihm auf einen Charakter; Schilde helfen nicht.',
    },
    short: {
      en: 'Claim – 1 damage from a character onto this, or all of it onto one.',
      de: 'Beanspruchen – 1 Schaden hierher, oder allen auf einen Charakter.',
    },
    abilities: [
      claim(function* (t, me) {
        const way = yield* chooseWay(t, me, 'main-plaza', ['to', 'from'])
        if (way === 'to') {
          const hurt = yield* aCharacter(t, me, 'move-damage-from', 'any', ({ damage }) => damage > 0)
          if (hurt !== null) yield* moveDamage(t, me, hurt.id, me.card, 1)
          return
        }
        const amount = damageOn(t.state, me.card)
        if (amount === 0) return
        const target = yield* aCharacter(t, me, 'move-damage-to')
        if (target !== null) yield* moveDamage(t, me, me.card, target.id, amount)
      }),
    ],
  },
  // Port District
  '03159': {
    text: {
      en: 'As long as you control this battlefield, every card that you play for 3 or more resources has Ambush.',
      de: 'Solange du dieses Schlachtfeld kontrollierst, hat jede Karte, die du für 3 oder mehr Ressourcen spielst, Hinterhalt.',
    },
    short: {
      en: 'While you control it, your cards for 3 or more have Ambush.',
      de: 'Kontrollierst du es, haben deine Karten ab 3 Kosten Hinterhalt.',
    },
    abilities: [
      always({
        givesPlayed: (_s, me, { seat, cost }) => (seat === me.seat && cost >= 3 ? ['ambush'] : []),
      }),
    ],
  },
}
