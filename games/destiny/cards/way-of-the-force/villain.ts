/** Way of the Force: cards of villains, and the plot that anybody can bring. */

import { factsOf } from '../../facts/index.ts'
import { action, always, dieRules, type Texts, when } from '../../rules/abilities.ts'
import { charactersOf, citeOf, diceIn, isShowing, opponentsOf } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { poolOf } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { findCard } from '../../state.ts'
import { aCharacter, damageACharacter, hasSubtype, resolveShowing, sideShows, turnADie } from '../words.ts'

export const FORCE_VILLAIN: Texts = {
  // Count Dooku, Darth Tyranus
  '07001': {
    text: {
      en: 'Once you have activated this character, you may turn one of his own dice to melee damage. Turn an opponent’s die that shows melee damage to any side.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen seiner Charakterwürfel auf Nahkampfschaden drehen. Drehe einen gegnerischen Würfel, der Nahkampfschaden zeigt, auf eine beliebige Seite.',
    },
    short: {
      en: 'After activation, you may turn his die to melee, and a foe’s melee die.',
      de: 'Nach Aktivierung: Seinen auf Nahkampf; Gegners Nahkampf drehen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const own = diceIn(t.state, me, 'yours').filter(({ card }) => card === me.card)
          yield* turnADie(t, me, own, (die, side) => sideShows(die, side, 'melee'), { optional: true })
          yield* turnADie(
            t,
            me,
            diceIn(t.state, me, 'opponents').filter((die) => isShowing(die, 'melee')),
          )
        },
      }),
    ],
  },
  // Snoke
  '07004': {
    text: {
      en: 'Power Action – Deal 1 damage to another of your characters to resolve one of its own dice that shows damage, its value 2 higher.',
      de: 'Mächtige Aktion – Füge einem anderen deiner Charaktere 1 Schaden zu, um einen seiner Charakterwürfel, der Schaden zeigt, mit um 2 erhöhtem Wert abzuhandeln.',
    },
    short: {
      en: 'Power Action – 1 damage to another of yours: resolve its damage die with +2.',
      de: 'Mächtige Aktion – 1 Schaden an einem Eigenen: sein Würfel mit +2.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const servant = yield* aCharacter(t, me, 'damage', 'yours', ({ id }) => id !== me.card)
          if (servant === null) return
          yield* dealDamage(t, me, servant.id, 1)
          const isHis = ({ card }: { readonly card: number }): boolean =>
            card === servant.id && findCard(t.state, card) !== undefined
          yield* resolveShowing(t, me, ['melee', 'ranged', 'indirect'], isHis, { plus: 2 })
        },
      }),
    ],
  },
  // General Grievous, Fearsome Cyborg
  '07021': {
    text: {
      en: 'Weapons are played on this character whatever their play restrictions say. He can have one upgrade more. Power Action – If 4 dice of his weapons are in your pool, deal 4 damage to a character.',
      de: 'Waffen werden an diesen Charakter ungeachtet ihrer Spielbeschränkungen gespielt. Er kann eine Aufwertung mehr haben. Mächtige Aktion – Sind 4 Würfel seiner Waffen in deinem Pool, füge einem Charakter 4 Schaden zu.',
    },
    short: {
      en: 'Any weapon, one upgrade more. Power Action – 4 weapon dice: 4 damage.',
      de: 'Jede Waffe, 1 Aufwertung mehr. Mächtige Aktion – 4 Waffen: 4 Schaden.',
    },
    abilities: [
      always({
        ignoresRestrictions: (_s, me, { on, kind }) => on === me.card && hasSubtype(kind, 'weapon'),
        upgradeLimit: (_s, me, card) => (card.id === me.card ? 1 : 0),
      }),
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const weapons = poolOf(s, me.seat).filter(
            ({ card, kind }) => findCard(s, card)?.on === me.card && hasSubtype(kind, 'weapon'),
          )
          if (weapons.length >= 4) yield* damageACharacter(t, me, 4)
        },
      }),
    ],
  },
  // Imperial Troop Transport
  '07032': {
    text: {
      en: 'X on this die is the number of your characters in play that are not unique.',
      de: 'X auf diesem Würfel ist die Zahl deiner Charaktere im Spiel, die nicht einzigartig sind.',
    },
    short: {
      en: 'X is the number of your characters that are not unique.',
      de: 'X ist die Zahl deiner Charaktere, die nicht einzigartig sind.',
    },
    abilities: [
      dieRules({ x: (s, seat) => charactersOf(s, seat).filter(({ kind }) => !factsOf(kind).unique).length }),
    ],
  },
  // DJ
  '07035': {
    text: {
      en: 'Once you have removed dice of an opponent, you may deal him 1 indirect damage for each of them.',
      de: 'Nachdem du Würfel eines Gegners entfernt hast, darfst du ihm für jeden davon 1 indirekten Schaden zufügen.',
    },
    short: {
      en: 'After you remove a foe’s dice, you may deal him 1 indirect damage for each.',
      de: 'Entfernst du Würfel eines Gegners: je 1 indirekter Schaden an ihm.',
    },
    abilities: [
      when('after remove', {
        of: 'yours',
        if: (_s, me, { dice }) => dice.some(({ seat }) => seat !== me.seat),
        *run(t, me, { dice }) {
          for (const opponent of opponentsOf(t.state, me.seat)) {
            const count = dice.filter(({ seat }) => seat === opponent).length
            if (count === 0) continue
            if (yield* t.may(me.seat, 'use-ability', citeOf(t.state, me, 'sd.clar-wotf.1')))
              yield* distributeDamage(t, me, opponent, count, { kind: 'indirect' })
          }
        },
      }),
    ],
  },
  // Home Turf Advantage
  '07127': {
    text: {
      en: 'You bring 2 battlefields. If yours is to be used, you choose which of them; the other is set aside.',
      de: 'Du bringst 2 Schlachtfelder mit. Soll deines benutzt werden, wählst du, welches; das andere wird beiseitegelegt.',
    },
    short: {
      en: 'You bring 2 battlefields and choose which is used.',
      de: 'Du bringst 2 Schlachtfelder und wählst, welches gilt.',
    },
    abilities: [],
  },
}
