/** Way of the Force: cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { action, always, dieRules, effect, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { cardsOfType, charactersOf, chooseCard, diceIn, upgradesOn } from '../../rules/choose.ts'
import { dieValue, isCharacterDie } from '../../rules/dice.ts'
import { discardTop } from '../../rules/hand.ts'
import { spend } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { isOnTitled, isTitled, spotsTitled } from '../spotting.ts'
import { aCharacter, aDeck, hasSubtype, isColor, removeADie, resolveSame } from '../words.ts'

const PISTOL = "Rex's Blaster Pistol"

export const FORCE_HERO: Texts = {
  // Luke Skywalker, Reluctant Instructor
  '07056': {
    text: {
      en: 'Sides of this die with shields may be resolved as melee damage. Power Action – Move a blue ability from this character to another blue character.',
      de: 'Seiten dieses Würfels mit Schilden dürfen als Nahkampfschaden abgehandelt werden. Mächtige Aktion – Verschiebe eine blaue Fähigkeit von diesem Charakter zu einem anderen blauen Charakter.',
    },
    short: {
      en: 'His shields may count as melee. Power Action – Move a blue ability on.',
      de: 'Schilde auch als Nahkampf. Mächtige Aktion – Blaue Fähigkeit weiter.',
    },
    abilities: [
      dieRules({ alsoAs: ({ symbol }) => (symbol === 'shield' ? ['melee'] : []) }),
      action({
        limit: 'round',
        *run(t, me) {
          const abilities = upgradesOn(t.state, me.card).filter(
            ({ kind }) => isColor(kind, 'blue') && hasSubtype(kind, 'ability'),
          )
          const isPupil = ({ id, kind }: { id: number; kind: number }): boolean =>
            id !== me.card && isColor(kind, 'blue')
          if (!cardsOfType(t.state, 'character', me, 'any').some(isPupil)) return
          const upgrade = yield* chooseCard(t, me, 'move-upgrade', abilities)
          if (upgrade === null) return
          const pupil = yield* aCharacter(t, me, 'move-upgrade-to', 'any', isPupil)
          if (pupil !== null) yield* moveUpgrade(t, upgrade.id, pupil.id)
        },
      }),
    ],
  },
  // Plo Koon
  '07057': {
    text: {
      en: 'This character also has all abilities of your characters that are not unique.',
      de: 'Dieser Charakter hat auch alle Fähigkeiten deiner Charaktere, die nicht einzigartig sind.',
    },
    short: {
      en: 'He also has all abilities of your characters that are not unique.',
      de: 'Er hat auch alle Fähigkeiten deiner nicht einzigartigen Charaktere.',
    },
    abilities: [
      always({
        abilitiesOf: (_s, me, { type, controller, kind }) =>
          type === 'character' && controller === me.seat && !factsOf(kind).unique,
      }),
    ],
  },
  // Leia Organa, Heart of the Resistance
  '07073': {
    text: {
      en: 'Power Action – Remove one of your character dice to discard as many cards from the top of a deck as its value was.',
      de: 'Mächtige Aktion – Entferne einen deiner Charakterwürfel, um so viele Karten oben von einem Deck abzulegen, wie sein Wert war.',
    },
    short: {
      en: 'Power Action – Remove a character die: discard its value from a deck.',
      de: 'Mächtige Aktion – Charakterwürfel weg: sein Wert an Deckkarten weg.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const values = new Map(diceIn(s, me, 'yours').map((die) => [die.id, dieValue(s, die)]))
          const removed = yield* removeADie(t, me, 'yours', (die) => isCharacterDie(s, die))
          if (removed !== null) discardTop(t, yield* aDeck(t, me), values.get(removed.id) ?? 0)
        },
      }),
    ],
  },
  // Rex
  '07074': {
    text: {
      en: 'Before you activate this character, you may take control of the battlefield: spot a Clone Trooper, or spend 1 resource.',
      de: 'Bevor du diesen Charakter aktivierst, darfst du die Kontrolle über das Schlachtfeld übernehmen: Sichte einen Klontruppler, oder gib 1 Ressource aus.',
    },
    short: {
      en: 'Before activation, take the battlefield: spot a Clone Trooper or pay 1.',
      de: 'Vor Aktivierung Schlachtfeld nehmen: Klontruppler sichten oder 1 zahlen.',
    },
    abilities: [
      when('before activate', {
        of: 'this-by-you',
        may: true,
        possible: (s, me) =>
          s.controller !== me.seat &&
          (spotsTitled(s, me.seat, 'Clone Trooper') || s.players[me.seat].resources > 0),
        *run(t, me) {
          if (spotsTitled(t.state, me.seat, 'Clone Trooper') || spend(t, me.seat, 1))
            yield* takeControl(t, me.seat)
        },
      }),
    ],
  },
  // Rex's Blaster Pistol
  '07087': {
    text: {
      en: 'As long as this is on Rex, your copies of it are not unique. Once you have activated the character that it is attached to, and if you control the battlefield, you may activate one of your characters.',
      de: 'Solange diese Karte an Rex angelegt ist, sind deine Kopien von ihr nicht einzigartig. Nachdem du den Charakter aktiviert hast, an den sie angelegt ist, darfst du, falls du das Schlachtfeld kontrollierst, einen deiner Charaktere aktivieren.',
    },
    short: {
      en: 'After activation with the battlefield, you may activate another.',
      de: 'Nach Aktivierung mit Schlachtfeld darfst du einen aktivieren.',
    },
    abilities: [
      always({
        notUnique: (s, me, kind, seat) =>
          seat === me.seat && isTitled(kind, PISTOL) && isOnTitled(s, me.card, 'Rex'),
      }),
      when('after activate', {
        of: 'attached',
        *run(t, me) {
          if (t.state.controller !== me.seat) return
          const open = charactersOf(t.state, me.seat).filter((card) => canActivate(t.state, card))
          const character = yield* chooseCard(t, me, 'activate', open, { optional: true })
          if (character !== null) yield* activate(t, me, character.id)
        },
      }),
    ],
  },
  // Clandestine Operation
  '07092': {
    text: {
      en: 'Spot 2 yellow characters, or Cassian Andor: resolve as many of your dice of one symbol as you like. Then discard as many cards from the top of a deck.',
      de: 'Sichte 2 gelbe Charaktere oder Cassian Andor: Handle beliebig viele deiner Würfel mit demselben Symbol ab. Dann lege ebenso viele Karten oben von einem Deck ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const yellow = charactersOf(s, me.seat).filter(({ kind }) => isColor(kind, 'yellow'))
        if (yellow.length < 2 && !spotsTitled(s, me.seat, 'Cassian Andor')) return
        const count = yield* resolveSame(t, me)
        if (count > 0) discardTop(t, yield* aDeck(t, me), count)
      }),
    ],
  },
}
