/** The ten bases of each faction. */
import { action, always, type CardText, prevent, type Texts, when } from '../rules/abilities.ts'
import { together } from '../rules/effects/combine.ts'
import { exileCards } from '../rules/effects/exile.ts'
import { draw, gainForce, gainResources } from '../rules/effects/gain.ts'
import { purchaseFromRow } from '../rules/effects/purchase.ts'
import { purgeRow, recallFromGalaxyDiscard, sortTopTwo } from '../rules/effects/single.ts'
import { damageBase, destroyShip, resources } from '../rules/effects/strike.ts'

/** Corellia and Mon Cala. */
const reinforcements = when(
  'reveal-base',
  purchaseFromRow({ free: true, faction: 'own-or-neutral', to: 'hand' }),
)

/** Kessel and Dagobah. */
const cleansing: CardText = {
  text: {
    en: 'When revealed: exile up to 3 cards from your hand or discard pile.',
    de: 'Beim Aufdecken: Verbanne bis zu 3 Karten von deiner Hand oder aus deinem Ablagestapel.',
  },
  abilities: [when('reveal-base', exileCards(3, { upTo: true }))],
}

/** Kafrene and Bespin: the first neutral card each turn brings another. */
const crossroads: CardText = {
  text: {
    en: 'When you play your first neutral card of a turn: draw 1 card.',
    de: 'Sobald du deine erste neutrale Karte in einem Zug spielst: Ziehe 1 Karte.',
  },
  abilities: [
    when('play', draw(1), { of: 'yours', if: (_s, _me, { firstNeutral }) => firstNeutral === true }),
  ],
}

/** Mustafar and Alderaan. */
const strongInTheForce: CardText = {
  text: { en: 'When revealed: gain 4 Force.', de: 'Beim Aufdecken: Erhalte 4 Macht.' },
  abilities: [when('reveal-base', gainForce(4))],
}

const startingText = {
  en: 'Base of this side at the start of the match.',
  de: 'Stützpunkt dieser Seite zu Beginn der Partie.',
}

export const imperialBases: Texts = {
  // Lothal
  lothal: {
    text: startingText,
  },
  // Corellia
  corellia: {
    text: {
      en: 'When revealed: purchase 1 Imperial or neutral card from the galaxy row for free and take it into your hand.',
      de: 'Beim Aufdecken: Kaufe kostenlos 1 Imperium-Karte oder neutrale Karte aus der Galaxis-Auslage und nimm sie auf die Hand.',
    },
    abilities: [reinforcements],
  },
  // Kessel
  kessel: cleansing,
  // Kafrene
  kafrene: crossroads,
  // Mustafar
  mustafar: strongInTheForce,
  // Ord Mantell
  'ord-mantell': {
    text: {
      en: 'Once per turn you may bounty hunt a neutral unit in the galaxy row. Its cost is its target value and also its reward in resources.',
      de: 'Ein Mal pro Zug darfst du auf eine neutrale Einheit in der Galaxis-Auslage Kopfgeldjagd machen. Ihre Kosten sind ihr Zielwert und auch ihre Belohnung in Ressourcen.',
    },
    abilities: [always({ huntsNeutral: true })],
  },
  // Coruscant
  coruscant: {
    text: {
      en: 'At the start of your turn: look at the top 2 cards of the galaxy deck. Put one back on top and discard the other.',
      de: 'Zu Beginn deines Zuges: Sieh dir die obersten 2 Karten des Galaxis-Decks an. Lege eine davon zurück auf das Deck und die andere ab.',
    },
    abilities: [when('turn-start', sortTopTwo, { of: 'yours' })],
  },
  // Death Star
  'death-star': {
    text: {
      en: 'Spend 4 resources: destroy 1 capital ship that your opponent has in play, or 1 capital ship in the galaxy row.',
      de: 'Gib 4 Ressourcen aus: Zerstöre 1 Großkampfschiff, das dein Gegner im Spiel hat, oder 1 Großkampfschiff in der Galaxis-Auslage.',
    },
    abilities: [
      action(
        destroyShip(() => true),
        { cost: resources(4) },
      ),
    ],
  },
  // Endor
  endor: {
    text: {
      en: 'While this is your base: each of your Trooper and Vehicle units has +1 attack.',
      de: 'Solange dies dein Stützpunkt ist: Jede deiner Truppler- und Fahrzeug-Einheiten hat +1 Angriff.',
    },
    abilities: [always({ attack: { of: 'traits', amount: 1, traits: ['trooper', 'vehicle'] } })],
  },
  // Rodia
  rodia: {
    text: {
      en: "When revealed: deal 1 damage to your opponent's base for each Rebel card in the galaxy row, then discard those cards.",
      de: 'Beim Aufdecken: Füge dem gegnerischen Stützpunkt für jede Rebellen-Karte in der Galaxis-Auslage 1 Schaden zu. Lege diese Karten dann ab.',
    },
    abilities: [when('reveal-base', purgeRow)],
  },
}

export const rebelBases: Texts = {
  // Dantooine
  dantooine: {
    text: startingText,
  },
  // Mon Cala
  'mon-cala': {
    text: {
      en: 'When revealed: purchase 1 Rebel or neutral card from the galaxy row for free and take it into your hand.',
      de: 'Beim Aufdecken: Kaufe kostenlos 1 Rebellen-Karte oder neutrale Karte aus der Galaxis-Auslage und nimm sie auf die Hand.',
    },
    abilities: [reinforcements],
  },
  // Dagobah
  dagobah: cleansing,
  // Bespin
  bespin: crossroads,
  // Alderaan
  alderaan: strongInTheForce,
  // Hoth
  hoth: {
    text: {
      en: 'Prevent the first 2 damage dealt to this base each turn.',
      de: 'Verhindere in jedem Zug die ersten 2 Schaden an diesem Stützpunkt.',
    },
    abilities: [prevent(2)],
  },
  // Jedha
  jedha: {
    text: {
      en: 'You may take the first neutral card that you purchase each turn into your hand. If you do, exile it at the end of your turn.',
      de: 'Du darfst die erste neutrale Karte, die du in einem Zug kaufst, auf die Hand nehmen. Verbanne sie dann am Ende deines Zuges.',
    },
    abilities: [always({ destination: { first: 'neutral', to: 'hand', exiled: true } })],
  },
  // Tatooine
  tatooine: {
    text: {
      en: 'When revealed: exchange 1 card of the galaxy row with 1 Rebel card of the galaxy discard pile, and gain 1 resource.',
      de: 'Beim Aufdecken: Tausche 1 Karte der Galaxis-Auslage gegen 1 Rebellen-Karte des Galaxis-Ablagestapels und erhalte 1 Ressource.',
    },
    abilities: [when('reveal-base', together(recallFromGalaxyDiscard, gainResources(1)))],
  },
  // Sullust
  sullust: {
    text: {
      en: 'You may put the first card that you purchase each turn on top of your deck.',
      de: 'Du darfst die erste Karte, die du in einem Zug kaufst, oben auf dein Deck legen.',
    },
    abilities: [always({ destination: { first: 'any', to: 'deck', exiled: false } })],
  },
  // Yavin 4
  'yavin-4': {
    text: {
      en: 'When your opponent discards a card from their hand during your turn: deal 2 damage to their base.',
      de: 'Sobald dein Gegner in deinem Zug eine Handkarte ablegt: Füge seinem Stützpunkt 2 Schaden zu.',
    },
    abilities: [
      when('discard-from-hand', damageBase(2), { of: 'opponents', if: (s, me) => s.active === me.seat }),
    ],
  },
}
