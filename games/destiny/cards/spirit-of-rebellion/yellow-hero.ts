/** Spirit of Rebellion: yellow characters, supports and upgrades of heroes. */

import { factsOf } from '../../facts/index.ts'
import { always, special, type Texts, when } from '../../rules/abilities.ts'
import { charactersOf, chooseTurn, diceIn } from '../../rules/choose.ts'
import { dealDamage, dealToEach, heal, moveDamage } from '../../rules/damage.ts'
import { leaveFor } from '../../rules/defeat.ts'
import { dieValue, turnDie } from '../../rules/dice.ts'
import { gainResources } from '../../rules/resources.ts'
import { type CardNumber, findDie } from '../../state.ts'
import { discardFromTheirHand, someCharacters, whenRolled } from '../more-words.ts'
import { aCharacter, hostOf, isColor, onlyOn, sideShows, toPlaySpot } from '../words.ts'

function isYellowEvent(kind: CardNumber): boolean {
  return isColor(kind, 'yellow') && factsOf(kind).type === 'event'
}

export const SPIRIT_YELLOW_HERO: Texts = {
  // Chewbacca
  '02043': {
    text: {
      en: 'Special – Turn an opponent’s die to a side with ranged or melee damage to deal as much damage to a character.',
      de: 'Spezial – Drehe einen gegnerischen Würfel auf eine Seite mit Fern- oder Nahkampfschaden, um einem Charakter ebenso viel Schaden zuzufügen.',
    },
    short: {
      en: 'Special – Turn a foe’s die to damage; deal as much to a character.',
      de: 'Spezial – Dreh einen Gegnerwürfel auf Schaden; teile so viel aus.',
    },
    abilities: [
      special(function* (t, me) {
        const turn = yield* chooseTurn(t, me, 'turn', diceIn(t.state, me, 'opponents'), (die, side) =>
          sideShows(die, side, 'ranged', 'melee'),
        )
        if (turn === null) return
        const target = yield* aCharacter(t, me, 'damage')
        yield* turnDie(t, me, turn.die, turn.side)
        if (target !== null && turn.die.side === turn.side)
          yield* dealDamage(t, me, target.id, dieValue(t.state, turn.die))
      }),
    ],
  },
  // Jyn Erso
  '02044': {
    text: {
      en: 'The first yellow event that you play each round costs 1 less.',
      de: 'Das erste gelbe Ereignis, das du in jeder Runde spielst, kostet 1 weniger.',
    },
    abilities: [
      always({
        cost: (s, me, { seat, kind }) =>
          seat === me.seat && isYellowEvent(kind) && !s.players[seat].played.some(isYellowEvent) ? -1 : 0,
      }),
    ],
  },
  // Smuggling Freighter
  '02047': {
    text: {
      en: 'Once you have resolved a side of this die that shows a value of 2, put this support on your deck.',
      de: 'Nachdem du eine Seite dieses Würfels abgehandelt hast, die einen Wert von 2 zeigt, lege diese Unterstützung auf dein Deck.',
    },
    short: {
      en: 'After you resolve a 2 of this die, put this support on your deck.',
      de: 'Nach einer 2 dieses Würfels kommt sie auf dein Deck.',
    },
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        if(s, _me, event) {
          const die = findDie(s, event.die)
          return die !== undefined && dieValue(s, die) === 2
        },
        *run(t, me) {
          yield* leaveFor(t, me, me.card, 'deck-top')
        },
      }),
    ],
  },
  // Bowcaster
  '02048': {
    text: {
      en: 'Redeploy. Special – Deal 1 unblockable damage to a character, and 1 to another one if you like.',
      de: 'Verlegen. Spezial – Füge bis zu 2 verschiedenen Charakteren je 1 Schaden zu, der nicht verhindert werden kann.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        const targets = yield* someCharacters(t, me, { min: 0, max: 2 })
        yield* dealToEach(
          t,
          me,
          targets.map(({ id }) => ({ card: id, amount: 1 })),
          { unblockable: true },
        )
      }),
    ],
  },
  // Lone Operative
  '02049': {
    text: {
      en: 'Special – Heal 2 damage from the character that this is attached to, or 3 if it is your only one in play.',
      de: 'Spezial – Heile 2 Schaden von dem Charakter, an den diese Karte angelegt ist, oder 3, falls er dein einziger im Spiel ist.',
    },
    short: {
      en: 'Special – Heal 2 damage from its character, or 3 if you have no other.',
      de: 'Spezial – Heile 2 Schaden des Trägers, ohne andere Charaktere 3.',
    },
    abilities: [
      special(function* (t, me) {
        const host = hostOf(t.state, me)
        if (host === undefined) return
        const isAlone = charactersOf(t.state, me.seat).every(({ id }) => id === host.id)
        yield* heal(t, me, host.id, isAlone ? 3 : 2)
      }),
    ],
  },
  // Maz's Goggles
  '02050': {
    text: {
      en: 'To play it, spot a yellow character. Special – Look at an opponent’s hand and discard an event from it.',
      de: 'Sichte zum Spielen einen gelben Charakter. Spezial – Sieh dir die Hand eines Gegners an und lege ein Ereignis daraus ab.',
    },
    short: {
      en: 'Special – Look at a foe’s hand and discard an event from it.',
      de: 'Spezial – Sieh die Hand eines Gegners an, lege ein Ereignis ab.',
    },
    abilities: [
      toPlaySpot('yellow'),
      special(function* (t, me) {
        yield* discardFromTheirHand(t, me, (kind) => factsOf(kind).type === 'event')
      }),
    ],
  },
  // Double-Dealing
  '02117': {
    text: {
      en: 'Once one of your dice has rolled a special, you may exhaust this support for 1 resource.',
      de: 'Nachdem einer deiner Würfel ein Spezialsymbol gezeigt hat, darfst du diese Unterstützung erschöpfen, um 1 Ressource zu erhalten.',
    },
    abilities: [whenRolled(['special'], (t, me) => gainResources(t, me.seat, 1))],
  },
  // Life Debt
  '02118': {
    text: {
      en: 'Only on a yellow character. Once you have activated that character, you may shift 1 damage from another character to it; shields make no difference.',
      de: 'Nur an einem gelben Charakter. Nachdem du diesen Charakter aktiviert hast, darfst du 1 Schaden von einem anderen Charakter auf ihn verschieben; Schilde spielen keine Rolle.',
    },
    short: {
      en: 'After its character is activated, you may shift 1 damage of another to it.',
      de: 'Nach Aktivierung des Trägers: 1 Schaden eines anderen auf ihn.',
    },
    abilities: [
      onlyOn('yellow'),
      when('after activate', {
        of: 'attached',
        *run(t, me, { card }) {
          const from = yield* aCharacter(
            t,
            me,
            'move-damage-from',
            'any',
            ({ id, damage }) => id !== card && damage > 0,
            { optional: true, amount: 1 },
          )
          if (from !== null) yield* moveDamage(t, me, from.id, card, 1)
        },
      }),
    ],
  },
}
