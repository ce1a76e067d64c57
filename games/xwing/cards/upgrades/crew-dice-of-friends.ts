import { printed } from '../../facts/printed.ts'
import { type Ability, type Me, modify, when } from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { cardOf } from '../../rules/cards.ts'
import { changeDice, countFace, type DiceKind, modifiable, rerollable } from '../../rules/dice.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { canSpendLock, hasLock, spendLock } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { gainToken, isStressed } from '../../rules/tokens.ts'
import type { Attack, Face, ObjectId, Ship, State } from '../../state.ts'
import type { Texts } from '../texts.ts'
import { diceOf, isFriend, mine, rerollOfFriend } from '../words.ts'

/** "While a friendly ship … attacks, it may change 1 … result". */
function changeOfFriend(
  from: Face,
  to: Face,
  when: (s: State, me: Me, attack: Attack, friend: Ship) => boolean,
  cost?: { readonly charges: number },
): Ability {
  return modify({
    dice: 'attack',
    as: 'any',
    by: 'roller',
    ...(cost !== undefined && { cost }),
    if: (s, me, attack) =>
      isFriend(s, me, attack.attacker) &&
      modifiable(s, 'attack', from, attack.attacker) > 0 &&
      when(s, me, attack, s.ships[attack.attacker]),
    run(t) {
      changeDice(t, 'attack', from, to, 1)
    },
  })
}

/** Emperor Palpatine: the ship with him modifies a die of another friendly ship (xw.a.cardfaq.30). */
function palpatine(dice: DiceKind): Ability {
  const good = dice === 'attack' ? 'hit' : 'evade'
  return modify({
    dice,
    as: 'other',
    cost: { force: 1 },
    if: (s, me, attack) =>
      isFriend(s, me, dice === 'attack' ? attack.attacker : attack.defender) &&
      countFace(diceOf(attack, dice), 'focus') > 0,
    run(t) {
      changeDice(t, dice, 'focus', good, 1)
    },
  })
}

/** Locks on the defender that the Wolfpack may spend: those of Plo Koon, and of ships that were Born for This. */
function packLocks(s: State, me: Me, defender: ObjectId): Ship[] {
  return s.ships.filter(
    (ship) =>
      ship.zone === 'play' &&
      isFriend(s, me, ship.id) &&
      canSpendLock(s, ship, defender) &&
      (printed(ship).pilot.id.startsWith('plokoon') ||
        ship.cards.some((card) => cardOf(card).type === 'ship-ability' && cardOf(card).id === 'bornforthis')),
  )
}

export const friendlyDiceCrew: Texts = {
  aaylasecura: {
    text: {
      en: 'Adds a white focus action linked to a purple coordinate action. While an enemy ship in your bullseye arc attacks a friendly ship at range 0-2, the defender may change 1 blank to a focus result.',
      de: 'Fügt eine weiße Fokussierungs-Aktion hinzu, die mit einer lila Koordinations-Aktion gekoppelt ist. Während ein feindliches Schiff in deinem zentralen Winkel ein befreundetes Schiff in Reichweite 0–2 angreift, darf der Verteidiger 1 Leerseite in ein Fokus-Ergebnis ändern.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'any',
        by: 'roller',
        if: (s, me, { attacker, defender, defenseDice }) =>
          isFriend(s, me, defender) &&
          isInArc(s, me.ship, 'bullseye', attacker) &&
          isAtRange(s, me.ship, defender, 0, 2) &&
          countFace(defenseDice, 'blank') > 0,
        run(t) {
          changeDice(t, 'defense', 'blank', 'focus', 1)
        },
      }),
    ],
  },
  admiralsloane: {
    text: {
      en: 'After another friendly ship at range 0-3 defends and is destroyed, the attacker gains 2 stress tokens. While a friendly ship at range 0-3 attacks a stressed ship, it may reroll 1 attack die.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 verteidigt hat und zerstört worden ist, erhält der Angreifer 2 Stressmarker. Während ein befreundetes Schiff in Reichweite 0–3 ein gestresstes Schiff angreift, darf es 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      when('defended', {
        of: 'other-friendly',
        range: [0, 3],
        if: (_s, _me, { destroyed }) => destroyed,
        *run(t, me, { attacker }) {
          yield* gainToken(t, attacker, 'stress', 2, me.ship)
        },
      }),
      rerollOfFriend(
        'attack',
        1,
        (s, me, { defender }, friend) =>
          isShip(defender) && isStressed(s.ships[defender]) && isAtRange(s, me.ship, friend.id, 0, 3),
      ),
    ],
  },
  emperorpalpatine: {
    text: {
      en: 'While another friendly ship defends or attacks, you may spend 1 Force to change 1 of its focus results to an evade or hit.',
      de: 'Während ein anderes befreundetes Schiff verteidigt oder angreift, darfst du 1 Macht ausgeben, um 1 seiner Fokus-Ergebnisse in ein Ausweich-Ergebnis oder einen Treffer zu ändern.',
    },
    abilities: [palpatine('attack'), palpatine('defense')],
  },
  garsaxon: {
    text: {
      en: 'While a friendly ship at range 1-3 with initiative 4 or lower attacks a defender that you have locked, it may change 1 focus result to a hit.',
      de: 'Während ein befreundetes Schiff in Reichweite 1–3 mit Initiative 4 oder niedriger einen Verteidiger angreift, den du als Ziel erfasst hast, darf es 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: [
      changeOfFriend(
        'focus',
        'hit',
        (s, me, { defender }, friend) =>
          hasLock(mine(s, me), defender) &&
          initiativeOf(s, friend) <= 4 &&
          isAtRange(s, me.ship, friend.id, 1, 3),
      ),
    ],
  },
  tristanwren: {
    text: {
      en: 'While a friendly ship at range 0-3 makes an attack without range bonus, you may spend 1 charge; the attacker may change 1 hit to a crit.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–3 einen Angriff ohne Reichweitenbonus durchführt, darfst du 1 Ladung ausgeben; der Angreifer darf 1 Treffer in einen kritischen Treffer ändern.',
    },
    abilities: [
      changeOfFriend(
        'hit',
        'crit',
        (s, me, { weapon }, friend) => weapon.ordnance && isAtRange(s, me.ship, friend.id, 0, 3),
        { charges: 1 },
      ),
    ],
  },
  'wolfpack-siegeofcoruscant': {
    text: {
      en: 'While you attack, you may spend a lock on the defender that a friendly Plo Koon or a friendly ship with Born for This has, to reroll any number of attack dice.',
      de: 'Während du angreifst, darfst du eine Zielerfassung auf dem Verteidiger, die ein befreundeter Plo Koon oder ein befreundetes Schiff mit Dafür geboren hat, ausgeben, um beliebig viele Angriffswürfel neu zu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        spends: 'lock',
        if: (s, me, { defender }) =>
          packLocks(s, me, defender).length > 0 && rerollable(s, 'attack', undefined, me.ship).length > 0,
        *run(t, me, { defender }) {
          const options = packLocks(t.state, me, defender).map(({ id }) => ({
            do: 'ship' as const,
            ship: id,
          }))
          const cite = { rule: 'xw.g.lock.6', about: me.card }
          const { ship } = yield* t.choose(mine(t.state, me).seat, 'choose-ship', options, cite)
          yield* spendLock(t, ship, defender)
          yield* rerollSome(t, me, 'attack', { min: 1, max: 6 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
}
