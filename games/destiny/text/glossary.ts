/** For tests, and for whoever writes sentences: the words of the German rules reference. */
import type { Term } from '@dejarik/kernel'

export const glossary: readonly Term[] = [
  { en: 'reroll', de: 'neu werfen', not: ['neu (?:ge)?würfel', 'erneut würfeln', 'wiederhol'] },
  { en: 'dice pool', de: 'Würfelpool', not: ['Würfelvorrat'] },
  { en: 'upgrade', de: 'Aufwertung', not: ['Verbesserung', 'Upgrade'] },
  { en: 'downgrade', de: 'Abwertung', not: ['Verschlechterung', 'Downgrade'] },
  { en: 'plot', de: 'Strategie', not: ['Intrige', 'Plot'] },
  { en: 'resolve', de: 'abhandeln', not: ['auflösen', 'auflöst'] },
  { en: 'special', de: 'Spezialfähigkeit', not: ['das Spezial', 'Welches Spezial'] },
  { en: 'claim', de: 'beanspruchen', not: ['erobern', 'einnehmen', 'einnimmt'] },
  { en: 'battlefield', de: 'Schlachtfeld', not: ['Kampffeld', 'Schauplatz'] },
  { en: 'Upkeep phase', de: 'Auffrischphase', not: ['Erhaltungsphase', 'Aufräumphase'] },
  { en: 'ready', de: 'spielbereit', not: ['einsatzbereit', 'aufricht'] },
  { en: 'unblockable', de: 'nicht-blockierbar', not: ['unblockbar', 'unblockierbar'] },
  { en: 'Guardian', de: 'Beschützer', not: ['Wächter:'] },
  { en: 'Redeploy', de: 'Verlegen', not: ['Umgruppieren'] },
  { en: 'blank', de: 'Leerseite', not: ['Niete', 'leere Seite'] },
  { en: 'set aside', de: 'beiseitelegen', not: ['zur Seite legen'] },
  { en: 'discard pile', de: 'Ablagestapel', not: ['Abwurfstapel'] },
]
