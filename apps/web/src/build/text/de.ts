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
  'problems.unplayable': '{count} Karten können nachgeschlagen, aber hier noch nicht gespielt werden.',
  'problems.agree': 'Einverstanden: das darf fehlen',
  'problems.agreed': 'Du bist mit dem einverstanden, was weggelassen wurde.',
  'problems.show': 'Zeigen',
  'problems.show-of': '{name} zeigen',
  rule: 'Regel',

  'import.file': 'Datei wählen oder hierher ziehen',
  'import.paste': 'Oder hier einfügen',
  'import.read': 'Lesen',
  'import.lost': 'Weggelassen',
  'import.wrong': 'Was dem Spielen entgegensteht',
  'import.guessed': 'Bitte prüfen',
  'import.told': 'Gut zu wissen',
  'import.mend': 'Im Baukasten beheben',
  'import.all': 'Alles darin ließ sich benutzen.',

  'verdict.lost':
    '{count, plural, one {ein Eintrag wurde weggelassen} other {# Einträge wurden weggelassen}}',
  'verdict.unplayable':
    '{count, plural, one {eine Karte davon kann hier noch nicht gespielt werden} other {# Karten davon können hier noch nicht gespielt werden}}',
  'verdict.broken': '{count, plural, one {eine Regel spricht dagegen} other {# Regeln sprechen dagegen}}',
  'verdict.guessed':
    '{count, plural, one {ein Eintrag könnte anders gemeint sein} other {# Einträge könnten anders gemeint sein}}',

  'share.title': 'Teilen und exportieren',
  'share.link': 'Link',
  'share.file': 'Datei für andere Programme',
  'share.file-text': 'Dasselbe, wie andere Programme es lesen.',
  'share.list': 'Liste in Worten',
  'share.language': 'Sprache der Liste',
  'share.download': 'Herunterladen',
}
