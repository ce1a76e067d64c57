/** For tests, and for whoever writes sentences: the words of the German rules reference. */
import type { Term } from '@dejarik/kernel'

export const glossary: readonly Term[] = [
  { en: 'tractor', de: 'Fangstrahl', not: ['Traktor'] },
  { en: 'obstructed', de: 'versperrt', not: ['behindert', 'verdeckt durch'] },
  { en: 'purple', de: 'violett', not: ['lila', 'purpur'] },
  { en: 'reroll', de: 'neu werfen', not: ['neu (?:ge)?würfel', 'erneut würfeln', 'wiederhol'] },
  { en: 'dial', de: 'Rad', not: ['Manöverrad', 'Manöverscheibe', 'Wählscheibe'] },
  { en: 'bullseye arc', de: 'zentraler Winkel', not: ['Bullseye', 'Volltreffer'] },
  { en: 'front arc', de: 'vorderer Winkel', not: ['Frontwinkel'] },
  { en: 'rear arc', de: 'hinterer Winkel', not: ['Heckwinkel'] },
  { en: 'supply cache', de: 'Vorratslager', not: ['Versorgungskiste', 'Vorratskiste', 'Nachschublager'] },
  { en: 'lock', de: 'Zielerfassung', not: ['Zielaufschaltung', 'aufschalten'] },
  { en: 'overlap', de: 'überschneiden', not: ['überlapp', 'Kollision', 'kollidier', 'ramm'] },
  { en: 'play area', de: 'Spielfläche', not: ['Spielmatte', 'Matte'] },
  { en: 'mission point', de: 'Missionspunkt', not: ['Siegpunkt', 'Auftragspunkt'] },
  { en: 'objective', de: 'Missionsziel', not: ['Einsatzziel'] },
  { en: 'bearing', de: 'Flugrichtung', not: ['Peilung'] },
  { en: 'Engagement Phase', de: 'Kampfphase', not: ['Gefechtsphase'] },
  { en: 'boost', de: 'Schub', not: ['Beschleunig', 'Boost'] },
  { en: 'barrel roll', de: 'Fassrolle', not: ['Rolle seitwärts'] },
  { en: 'expose', de: 'offenlegen', not: ['bloßleg'] },
  { en: 'negate', de: 'negieren', not: ['annullier', 'aufheb'] },
  { en: 'squad', de: 'Staffel', not: ['Geschwader', 'Schwadron'] },
  { en: 'first player', de: 'Startspieler', not: ['erster Spieler'] },
  { en: 'drop and launch', de: 'abwerfen und starten', not: ['abschießen'] },
]
