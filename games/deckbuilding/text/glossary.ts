/** For tests, and for whoever writes sentences: the words of the German rulebook. */
import type { Term } from '@dejarik/kernel'

export const glossary: readonly Term[] = [
  { en: 'galaxy row', de: 'Galaxis-Auslage', not: ['Galaxie', 'Marktreihe', 'Markt'] },
  { en: 'galaxy deck', de: 'Galaxis-Deck', not: ['Galaxisstapel'] },
  { en: 'base', de: 'Stützpunkt', not: ['Basis', 'Basen'] },
  { en: 'capital ship', de: 'Großkampfschiff', not: ['Hauptschiff', 'Schlachtschiff', 'Raumschiff'] },
  { en: 'exile', de: 'verbannen', not: ['ins Exil', 'exilier', 'Exil'] },
  { en: 'purchase', de: 'kaufen', not: ['erwerben', 'erwirb'] },
  { en: 'resolve', de: 'abhandeln', not: ['auflösen', 'ausführ'] },
  { en: 'bounty hunt', de: 'Kopfgeldjagd', not: ['Kopfgeldangriff'] },
  { en: 'sabotage', de: 'sabotieren', not: ['Sabotageakt'] },
  { en: 'commit to an attack', de: 'einem Angriff zuweisen', not: ['einem Angriff zuteil', 'verpflicht'] },
  { en: 'hit points', de: 'Trefferpunkte', not: ['Lebenspunkte', 'Gesundheit'] },
  { en: 'target value', de: 'Zielwert', not: ['Zielzahl'] },
  { en: 'reward', de: 'Belohnung', not: ['Prämie'] },
  { en: 'balance of the Force', de: 'Gleichgewicht der Macht', not: ['Machtleiste', 'Machtbalance'] },
  { en: 'discard pile', de: 'Ablagestapel', not: ['Abwurfstapel', 'Friedhof'] },
  { en: 'repair', de: 'reparieren', not: ['heilen'] },
  { en: 'pay off', de: 'ausbezahlen', not: ['abbezahlen'] },
]
