/** The ten bases of each faction. */
import { atTurnStart, type TriggeredAbility, use, whenRevealed } from '../rules/abilities.ts'
import { together } from '../rules/effects/combine.ts'
import { exileCards } from '../rules/effects/exile.ts'
import { draw, gainForce, gainResources } from '../rules/effects/gain.ts'
import { purchaseFromRow } from '../rules/effects/purchase.ts'
import { purgeRow, recallFromGalaxyDiscard, sortTopTwo } from '../rules/effects/single.ts'
import { damageBase, destroyShip, payFor } from '../rules/effects/strike.ts'
import { base } from './design.ts'

/** Corellia and Mon Cala. */
const reinforcements = whenRevealed(purchaseFromRow({ free: true, faction: 'own-or-neutral', to: 'hand' }))

/** Kessel and Dagobah. */
const cleansing = {
  text: {
    en: 'When revealed: exile up to 3 cards from your hand or discard pile.',
    de: 'Beim Aufdecken: Verbanne bis zu 3 Karten von deiner Hand oder aus deinem Ablagestapel.',
  },
  abilities: [whenRevealed(exileCards(3, { upTo: true }))],
}

/** Kafrene and Bespin: the first neutral card each turn brings another. */
const firstNeutralDraws: TriggeredAbility = {
  when: 'play',
  hears: (_, event, by) => event.seat === by.seat && event.firstNeutral === true,
  effect: draw(1),
}
const crossroads = {
  text: {
    en: 'When you play your first neutral card of a turn: draw 1 card.',
    de: 'Sobald du deine erste neutrale Karte in einem Zug spielst: Ziehe 1 Karte.',
  },
  abilities: [firstNeutralDraws],
}

/** Mustafar and Alderaan. */
const strongInTheForce = {
  text: { en: 'When revealed: gain 4 Force.', de: 'Beim Aufdecken: Erhalte 4 Macht.' },
  abilities: [whenRevealed(gainForce(4))],
}

const startingText = {
  en: 'Your base at the start of the match.',
  de: 'Dein Stützpunkt zu Beginn der Partie.',
}

export const imperialBases = [
  base({
    id: 'lothal',
    name: { en: 'Lothal', de: 'Lothal' },
    faction: 'empire',
    hitPoints: 8,
    starting: true,
    introductory: true,
    text: startingText,
  }),
  base({
    id: 'corellia',
    name: { en: 'Corellia', de: 'Corellia' },
    faction: 'empire',
    hitPoints: 10,
    introductory: true,
    text: {
      en: 'When revealed: purchase 1 Imperial or neutral card from the galaxy row for free and take it into your hand.',
      de: 'Beim Aufdecken: Kaufe kostenlos 1 Imperium-Karte oder neutrale Karte aus der Galaxis-Auslage und nimm sie auf die Hand.',
    },
    abilities: [reinforcements],
  }),
  base({
    ...cleansing,
    id: 'kessel',
    name: { en: 'Kessel', de: 'Kessel' },
    faction: 'empire',
    hitPoints: 12,
  }),
  base({
    ...crossroads,
    id: 'kafrene',
    name: { en: 'Kafrene', de: 'Kafrene' },
    faction: 'empire',
    hitPoints: 14,
  }),
  base({
    ...strongInTheForce,
    id: 'mustafar',
    name: { en: 'Mustafar', de: 'Mustafar' },
    faction: 'empire',
    hitPoints: 14,
  }),
  base({
    id: 'ord-mantell',
    name: { en: 'Ord Mantell', de: 'Ord Mantell' },
    faction: 'empire',
    hitPoints: 14,
    text: {
      en: 'Once per turn you may bounty hunt a neutral unit in the galaxy row. Its cost is its target value and also its reward in resources.',
      de: 'Ein Mal pro Zug darfst du auf eine neutrale Einheit in der Galaxis-Auslage Kopfgeldjagd machen. Ihre Kosten sind ihr Zielwert und auch ihre Belohnung in Ressourcen.',
    },
    abilities: [{ when: 'hunt-neutral' }],
  }),
  base({
    id: 'coruscant',
    name: { en: 'Coruscant', de: 'Coruscant' },
    faction: 'empire',
    hitPoints: 16,
    introductory: true,
    text: {
      en: 'At the start of your turn: look at the top 2 cards of the galaxy deck. Put one back on top and discard the other.',
      de: 'Zu Beginn deines Zuges: Sieh dir die obersten 2 Karten des Galaxis-Decks an. Lege eine davon zurück auf das Deck und die andere ab.',
    },
    abilities: [atTurnStart(sortTopTwo)],
  }),
  base({
    id: 'death-star',
    name: { en: 'Death Star', de: 'Todesstern' },
    faction: 'empire',
    hitPoints: 16,
    introductory: true,
    text: {
      en: 'Spend 4 resources: destroy 1 capital ship that your opponent has in play, or 1 capital ship in the galaxy row.',
      de: 'Gib 4 Ressourcen aus: Zerstöre 1 Großkampfschiff, das dein Gegner im Spiel hat, oder 1 Großkampfschiff in der Galaxis-Auslage.',
    },
    abilities: [
      use(
        payFor(
          4,
          destroyShip(() => true),
        ),
      ),
    ],
  }),
  base({
    id: 'endor',
    name: { en: 'Endor', de: 'Endor' },
    faction: 'empire',
    hitPoints: 16,
    introductory: true,
    text: {
      en: 'While this is your base: each of your Trooper and Vehicle units has +1 attack.',
      de: 'Solange dies dein Stützpunkt ist: Jede deiner Truppler- und Fahrzeug-Einheiten hat +1 Angriff.',
    },
    bonuses: [{ of: 'traits', amount: 1, traits: ['trooper', 'vehicle'] }],
  }),
  base({
    id: 'rodia',
    name: { en: 'Rodia', de: 'Rodia' },
    faction: 'empire',
    hitPoints: 16,
    text: {
      en: "When revealed: deal 1 damage to your opponent's base for each Rebel card in the galaxy row, then discard those cards.",
      de: 'Beim Aufdecken: Füge dem gegnerischen Stützpunkt für jede Rebellen-Karte in der Galaxis-Auslage 1 Schaden zu. Lege diese Karten dann ab.',
    },
    abilities: [whenRevealed(purgeRow)],
  }),
]

export const rebelBases = [
  base({
    id: 'dantooine',
    name: { en: 'Dantooine', de: 'Dantooine' },
    faction: 'rebel',
    hitPoints: 8,
    starting: true,
    introductory: true,
    text: startingText,
  }),
  base({
    id: 'mon-cala',
    name: { en: 'Mon Cala', de: 'Mon Cala' },
    faction: 'rebel',
    hitPoints: 10,
    introductory: true,
    text: {
      en: 'When revealed: purchase 1 Rebel or neutral card from the galaxy row for free and take it into your hand.',
      de: 'Beim Aufdecken: Kaufe kostenlos 1 Rebellen-Karte oder neutrale Karte aus der Galaxis-Auslage und nimm sie auf die Hand.',
    },
    abilities: [reinforcements],
  }),
  base({
    ...cleansing,
    id: 'dagobah',
    name: { en: 'Dagobah', de: 'Dagobah' },
    faction: 'rebel',
    hitPoints: 12,
  }),
  base({
    ...crossroads,
    id: 'bespin',
    name: { en: 'Bespin', de: 'Bespin' },
    faction: 'rebel',
    hitPoints: 14,
  }),
  base({
    ...strongInTheForce,
    id: 'alderaan',
    name: { en: 'Alderaan', de: 'Alderaan' },
    faction: 'rebel',
    hitPoints: 14,
  }),
  base({
    id: 'hoth',
    name: { en: 'Hoth', de: 'Hoth' },
    faction: 'rebel',
    hitPoints: 14,
    introductory: true,
    text: {
      en: 'Prevent the first 2 damage dealt to this base each turn.',
      de: 'Verhindere in jedem Zug die ersten 2 Schaden an diesem Stützpunkt.',
    },
    abilities: [{ when: 'prevent', amount: 2 }],
  }),
  base({
    id: 'jedha',
    name: { en: 'Jedha', de: 'Jedha' },
    faction: 'rebel',
    hitPoints: 14,
    text: {
      en: 'You may take the first neutral card that you purchase each turn into your hand. If you do, exile it at the end of your turn.',
      de: 'Du darfst die erste neutrale Karte, die du in einem Zug kaufst, auf die Hand nehmen. Verbanne sie dann am Ende deines Zuges.',
    },
    abilities: [{ when: 'destination', first: 'neutral', to: 'hand', exiled: true }],
  }),
  base({
    id: 'tatooine',
    name: { en: 'Tatooine', de: 'Tatooine' },
    faction: 'rebel',
    hitPoints: 14,
    text: {
      en: 'When revealed: exchange 1 card of the galaxy row with 1 Rebel card of the galaxy discard pile, and gain 1 resource.',
      de: 'Beim Aufdecken: Tausche 1 Karte der Galaxis-Auslage gegen 1 Rebellen-Karte des Galaxis-Ablagestapels und erhalte 1 Ressource.',
    },
    abilities: [whenRevealed(together(recallFromGalaxyDiscard, gainResources(1)))],
  }),
  base({
    id: 'sullust',
    name: { en: 'Sullust', de: 'Sullust' },
    faction: 'rebel',
    hitPoints: 16,
    introductory: true,
    text: {
      en: 'You may put the first card that you purchase each turn on top of your deck.',
      de: 'Du darfst die erste Karte, die du in einem Zug kaufst, oben auf dein Deck legen.',
    },
    abilities: [{ when: 'destination', first: 'any', to: 'deck', exiled: false }],
  }),
  base({
    id: 'yavin-4',
    name: { en: 'Yavin 4', de: 'Yavin IV' },
    faction: 'rebel',
    hitPoints: 16,
    introductory: true,
    text: {
      en: 'When your opponent discards a card from their hand during your turn: deal 2 damage to their base.',
      de: 'Sobald dein Gegner in deinem Zug eine Handkarte ablegt: Füge seinem Stützpunkt 2 Schaden zu.',
    },
    abilities: [
      {
        when: 'discard-from-hand',
        hears: (s, event, by) => event.seat !== by.seat && s.active === by.seat,
        effect: damageBase(2),
      },
    ],
  }),
]
