import type { en } from './en.ts'

export const de: { readonly [K in keyof typeof en]: string } = {
  'list.import': 'Importieren',
  'list.copy': 'Kopieren',
  'list.copy-of': '{name} kopieren',
  'list.copy-name': 'Kopie von {name}',
  'list.delete': 'Löschen',
  'list.delete-of': '{name} löschen',
  'list.deleted': '{name} ist gelöscht.',
  'list.bring-back': 'Zurückholen',
  'list.clear-unreadable': 'Unlesbares löschen',
  'list.points': '{points, plural, one {# Punkt} other {# Punkte}}',

  'choice.problems': 'hat Probleme',

  'editor.undo': 'Rückgängig',
  'editor.share': 'Teilen',
  'editor.panes': 'Was zu sehen ist',
  'editor.pool': 'Karten',

  'total.of': '{points} von {limit}',
  'total.left': '{left, plural, one {# Punkt} other {# Punkte}} übrig',
  'total.exact': 'Alle Punkte sind genutzt.',
  'total.over': '{over, plural, one {# Punkt} other {# Punkte}} zu viel',

  'pool.any': 'Jede',
  'pool.at-most': 'bis {points}',
  'pool.count': '{count, plural, =0 {Keine Karte} one {Eine Karte} other {# Karten}}',
  'pool.hidden': '{count, plural, one {Eine weitere} other {# weitere}} zeigen, die man nicht nehmen kann',
  'pool.hide': 'Verbergen, was man nicht nehmen kann',
  'pool.filters': 'Filter',
  'pool.filters-on': 'Filter ({count})',
  'pool.reset': 'Filter leeren',
  'pool.add': 'Dazu',

  'card.open': '{name} ansehen',
  'card.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'card.inspector': 'Karte im Blick',
  'card.inspector-empty': 'Zeige auf eine Karte, um sie hier zu lesen.',

  'problems.count': '{count, plural, one {Ein Problem} other {# Probleme}}',
  'problems.show': 'Zeigen',
  'problems.show-of': '{name} zeigen',
  rule: 'Regel',

  'import.file': 'Datei wählen oder hierher ziehen',
  'import.paste': 'Oder hier einfügen',
  'import.read': 'Lesen',
  'import.notes': 'Was sich so nicht benutzen ließ ({count})',
  'import.mend': 'Im Baukasten beheben',
  'import.all': 'Alles darin ließ sich benutzen.',

  'share.title': 'Teilen und exportieren',
  'share.link': 'Link',
  'share.file': 'Datei für andere Programme',
  'share.file-text': 'Dasselbe, wie andere Programme es lesen.',
  'share.list': 'Liste in Worten',
  'share.language': 'Sprache der Liste',
  'share.download': 'Herunterladen',
}
