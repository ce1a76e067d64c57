import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

/** What becomes of a secret card that may return. */
const RETURNS = words(
  'Then discard this card or shuffle it back into the agenda deck.',
  'Danach lege diese Karte ab oder mische sie zurück in den Agendastapel.',
)

function returning(en: string, de: string): ReturnType<typeof words> {
  return words(`${en} ${RETURNS.en}`, `${de} ${RETURNS.de}`)
}

const SECRETS: AbilityTexts = {
  'agenda/imperial-informants': {
    'imperial-informants': returning(
      'At the end of a round: threat rises by the threat level.',
      'Am Ende einer Runde: Die Bedrohung steigt um den Bedrohungsgrad.',
    ),
  },
  'agenda/hired-help': {
    'hired-help': words(
      'While a mission is set up, for 1 influence: in this mission deploying a group of Hunters costs 2 threat less, and reinforcing it 1 less. Discarded after the mission.',
      'Beim Aufbau eines Einsatzes, für 1 Einfluss: In diesem Einsatz kostet es 2 Bedrohung weniger, eine Gruppe von Jägern aufzustellen, und 1 weniger, sie zu verstärken. Nach dem Einsatz abgelegt.',
    ),
  },
  'agenda/impending-doom': {
    'impending-doom': returning(
      'When a hero is wounded: up to 2 Imperial figures become Focused.',
      'Wenn ein Held verwundet wird: Bis zu 2 imperiale Figuren werden Fokussiert.',
    ),
  },
  'agenda/tactical-maneuvering': {
    'tactical-maneuvering': returning(
      'At the end of a round: up to 3 Imperial figures move.',
      'Am Ende einer Runde: Bis zu 3 imperiale Figuren bewegen sich.',
    ),
  },
  'agenda/interrogation-protocol': {
    'interrogation-protocol': returning(
      'After an attack of a Droid from which the target suffered damage: the target suffers 1 strain and becomes Stunned and Bleeding.',
      'Nach dem Angriff eines Droiden, durch den das Ziel Schaden erlitten hat: Das Ziel erleidet 1 Anstrengung und wird Betäubt und Blutend.',
    ),
  },
  'agenda/isb-enforcers': {
    'isb-enforcers': words(
      'Put onto a group of Stormtroopers when it is deployed: its figures may use several actions to attack. Discarded after the mission, or with the group.',
      'Auf eine Gruppe Sturmtruppen gelegt, wenn sie aufgestellt wird: Ihre Figuren dürfen mehrere Aktionen für Angriffe verwenden. Nach dem Einsatz oder mit der Gruppe abgelegt.',
    ),
  },
  'agenda/imperial-operative': {
    'imperial-operative': words(
      'Put onto an Imperial Officer when he is deployed: 3 more health, 1 more speed, and he becomes Focused at the start of his activations. Discarded after the mission, or with him.',
      'Auf einen Imperialen Offizier gelegt, wenn er aufgestellt wird: 3 Gesundheit und 1 Geschwindigkeit mehr, und zu Beginn seiner Aktivierungen wird er Fokussiert. Nach dem Einsatz oder mit ihm abgelegt.',
    ),
  },
  'agenda/a-dark-power': {
    'a-dark-power': words(
      'In an optional deployment: deploy one group for 5 threat less. Then discard this card.',
      'Bei einer optionalen Aufstellung: Stelle eine Gruppe für 5 Bedrohung weniger auf. Danach lege diese Karte ab.',
    ),
  },
  'agenda/as-you-wish': {
    'as-you-wish': returning(
      'At the start of a round: take Darth Vader into your hand, unless he is there, in reserve or on the map.',
      'Zu Beginn einer Runde: Nimm Darth Vader auf die Hand, wenn er weder dort noch in Reserve noch auf dem Spielplan ist.',
    ),
  },
  'agenda/tactical-explosives': {
    'tactical-explosives': returning(
      'At the end of a round choose a space: every figure within 3 spaces of it tests Insight; those who fail suffer 3 damage and become Bleeding.',
      'Am Ende einer Runde wähle ein Feld: Jede Figur innerhalb von 3 Feldern prüft Verständnis; wer scheitert, erleidet 3 Schaden und wird Blutend.',
    ),
  },
}

const ONGOING: AbilityTexts = {
  'agenda/tracking-beacon': {
    'tracking-beacon': words(
      'At the start of each Imperial upgrade stage the heroes may pay 300 credits to discard this card. If they don’t, you draw 1 agenda card more.',
      'Zu Beginn jeder Aufrüstung des Imperiums dürfen die Helden 300 Credits zahlen, um diese Karte abzulegen. Sonst ziehst du 1 Agendakarte mehr.',
    ),
  },
  'agenda/high-value-target': {
    'high-value-target': words(
      'When a hero is defeated, wounded or withdrawing, deplete this card: threat rises by the threat level.',
      'Wird ein Held besiegt, ob verwundet oder zum Rückzug gezwungen: Verbrauche diese Karte, und die Bedrohung steigt um den Bedrohungsgrad.',
    ),
  },
  'agenda/fire-at-will': {
    'fire-at-will': words(
      'At the end of any figure’s activation, deplete this card: an Imperial Trooper attacks with +1 surge.',
      'Am Ende der Aktivierung einer beliebigen Figur: Verbrauche diese Karte, und ein imperialer Truppler greift mit +1 Energie an.',
    ),
  },
  'agenda/restorative-supplies': {
    'restorative-supplies': words(
      'At the end of a round, deplete this card: an Imperial figure recovers as much damage as 2 red dice show.',
      'Am Ende einer Runde: Verbrauche diese Karte, und eine imperiale Figur regeneriert so viel Schaden, wie 2 rote Würfel zeigen.',
    ),
  },
  'agenda/internal-affairs': {
    'internal-affairs': words(
      'When a mission is set up, you take a regular Imperial Officer into your hand, if one is left.',
      'Ist ein Einsatz aufgebaut, nimmst du einen normalen Imperialen Offizier auf die Hand, wenn noch einer da ist.',
    ),
  },
  'agenda/weakness-revealed': {
    'weakness-revealed': words(
      'At the start of a round you may choose a hero: in this round the hero attacks with −1 damage and defends with −1 block. This card is depleted at the end of the round.',
      'Zu Beginn einer Runde darfst du einen Helden wählen: In dieser Runde greift er mit −1 Schaden an und verteidigt sich mit −1 Blocken. Am Ende der Runde wird diese Karte verbraucht.',
    ),
  },
}

export const AGENDA_TEXTS: AbilityTexts = { ...SECRETS, ...ONGOING }
