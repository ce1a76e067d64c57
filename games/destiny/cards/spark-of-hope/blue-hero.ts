/** Spark of Hope: blue cards of heroes. */

import { effect, enters, type Texts, when } from '../../rules/abilities.ts'
import { charactersOf, chooseWay, opponentsOf } from '../../rules/choose.ts'
import { defeat } from '../../rules/defeat.ts'
import { poolOf } from '../../rules/dice.ts'
import { reveal } from '../../rules/hand.ts'
import { removeResources, resourcesOn } from '../../rules/later/resources-on-cards.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { ready } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { distributeShields, giveShields } from '../../rules/shields.ts'
import { opponentsWho, turnOne } from '../deeds.ts'
import { countCharacters, onlyIf, showsAnyDamage, spotsSubtype } from '../more-words.ts'
import { aCharacter, exhaustAction, hostOf, isColor } from '../words.ts'

export const SPARK_BLUE_HERO: Texts = {
  // Destiny Fulfilled
  '11061': {
    text: {
      en: 'Defeat one of your characters to distribute 3 shields among your characters.',
      de: 'Besiege einen deiner Charaktere, um 3 Schilde auf deine Charaktere zu verteilen.',
    },
    abilities: [
      effect(function* (t, me) {
        const own = yield* aCharacter(t, me, 'sacrifice', 'yours')
        if (own !== null && (yield* defeat(t, me, own.id))) yield* distributeShields(t, me, 3)
      }),
    ],
  },
  // Exchange Of Information
  '11062': {
    text: {
      en: 'Reveal your hand and gain 1 resource. Each opponent may reveal his hand and gain 1 resource.',
      de: 'Decke deine Hand auf und erhalte 1 Ressource. Jeder Gegner darf seine Hand aufdecken und 1 Ressource erhalten.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        reveal(t, s.players[me.seat].hand)
        gainResources(t, me.seat, 1)
        for (const by of opponentsOf(s, me.seat)) {
          if ((yield* chooseWay(t, me, 'choose-one', ['gain', 'nothing'], { by })) === 'nothing') continue
          reveal(t, s.players[by].hand)
          gainResources(t, by, 1)
        }
      }),
    ],
  },
  // Heroic Stand
  '11063': {
    text: {
      en: 'Only if you have a single character and an opponent has 3 or more dice that show damage. Ready a character.',
      de: 'Nur falls du genau einen Charakter hast und ein Gegner mindestens 3 Würfel mit Schaden. Mache einen Charakter spielbereit.',
    },
    abilities: [
      onlyIf(
        (s, seat) =>
          countCharacters(s, seat) === 1 &&
          opponentsWho(s, seat, (other) => poolOf(s, other).filter(showsAnyDamage).length >= 3).length > 0,
      ),
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'ready', 'any', (card) => !card.ready)
        if (target !== null) ready(t, target.id)
      }),
    ],
  },
  // Yoda's Protection
  '11067': {
    text: {
      en: 'Give each of your blue characters 1 shield.',
      de: 'Gib jedem deiner blauen Charaktere 1 Schild.',
    },
    abilities: [
      effect(function* (t, me) {
        for (const { id, kind } of charactersOf(t.state, me.seat))
          if (isColor(kind, 'blue')) yield* giveShields(t, me, id, 1)
      }),
    ],
  },
  // Three Lessons
  '11071': {
    text: {
      en: 'Enters play with 3 resources. Action – Exhaust this support, remove 1 of them and spot a Jedi to turn an apprentice die to any side.',
      de: 'Kommt mit 3 Ressourcen ins Spiel. Aktion – Erschöpfe diese Unterstützung, entferne 1 davon und sichte einen Jedi, um einen Schülerwürfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Has 3 resources. Action – Exhaust, 1 off, spot a Jedi: turn an apprentice die.',
      de: 'Hat 3 Ressourcen. Aktion – Erschöpfe, 1 weg: Drehe Schülerwürfel.',
    },
    abilities: [
      enters({ resources: 3 }),
      exhaustAction(
        function* (t, me) {
          const s = t.state
          if (removeResources(t, me.card, 1) === 1)
            yield* turnOne(t, me, 'any', (die) => dieHasSubtype(s, die, 'apprentice'))
        },
        (s, me) => resourcesOn(s, me.card) > 0 && spotsSubtype(s, me.seat, 'jedi'),
      ),
    ],
  },
  // Jedi Lightsaber
  '11072': {
    text: {
      en: 'Once you have played it, you may give its character 1 shield, or 2 to a Jedi.',
      de: 'Nachdem du sie gespielt hast, darfst du dem Träger 1 Schild geben, einem Jedi 2.',
    },
    short: {
      en: 'Played: you may give its character 1 shield, or 2 to a Jedi.',
      de: 'Gespielt: Gib dem Träger 1 Schild, einem Jedi 2.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        may: true,
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined)
            yield* giveShields(t, me, host.id, hasSubtypeNow(t.state, host, 'jedi') ? 2 : 1)
        },
      }),
    ],
  },
}
