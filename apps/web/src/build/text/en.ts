/** What the builders of all games say alike. Every key is also in `de.ts`; the compiler sees to it. */
export const en = {
  'list.import': 'Import',
  'list.copy': 'Copy',
  'list.copy-of': 'Copy {name}',
  'list.copy-name': 'Copy of {name}',
  'list.delete': 'Delete',
  'list.delete-of': 'Delete {name}',
  'list.deleted': '{name} is deleted.',
  'list.bring-back': 'Bring it back',
  'list.clear-unreadable': 'Delete what can’t be read',
  'list.points': '{points, plural, one {# point} other {# points}}',

  'choice.problems': 'has problems',

  'editor.undo': 'Undo',
  'editor.share': 'Share',
  'editor.panes': 'What is shown',
  'editor.pool': 'Cards',

  'total.of': '{points} of {limit}',
  'total.left': '{left, plural, one {# point} other {# points}} left',
  'total.exact': 'All points are used.',
  'total.over': '{over, plural, one {# point} other {# points}} too many',

  'pool.any': 'Any',
  'pool.at-most': 'up to {points}',
  'pool.count': '{count, plural, =0 {No card} one {One card} other {# cards}}',
  'pool.hidden': 'Show {count, plural, one {one more} other {# more}} that can’t be taken',
  'pool.hide': 'Hide what can’t be taken',
  'pool.reset': 'Clear the filter',
  'pool.add': 'Add',

  'card.open': 'Look at {name}',
  'card.points': '{points, plural, one {# point} other {# points}}',
  'card.inspector': 'Card in view',
  'card.inspector-empty': 'Point at a card to read it here.',

  'problems.count': '{count, plural, one {One problem} other {# problems}}',
  'problems.show': 'Show',
  'problems.show-of': 'Show {name}',
  rule: 'Rule',

  'import.file': 'Choose a file, or drop it here',
  'import.paste': 'Or paste it here',
  'import.read': 'Read',
  'import.notes': 'What could not be used as it stands ({count})',
  'import.mend': 'Mend it in the builder',
  'import.all': 'Everything in it could be used.',

  'share.title': 'Share and export',
  'share.link': 'Link',
  'share.file': 'File for other programs',
  'share.file-text': 'The same as other programs read it.',
  'share.list': 'List in words',
  'share.language': 'Language of the list',
  'share.download': 'Download',
}
