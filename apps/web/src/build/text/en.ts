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
  'pool.filters': 'Filters',
  'pool.filters-on': 'Filters ({count})',
  'pool.reset': 'Clear the filter',
  'pool.add': 'Add',

  'card.open': 'Look at {name}',
  'card.points': '{points, plural, one {# point} other {# points}}',
  'card.inspector': 'Card in view',
  'card.inspector-empty': 'Point at a card to read it here.',

  'problems.count': '{count, plural, one {One problem} other {# problems}}',
  'problems.unplayable': '{count} cards can be looked up, but not played here yet.',
  'problems.agree': 'Agreed: it may be missing',
  'problems.agreed': 'You have agreed to what was left out.',
  'problems.show': 'Show',
  'problems.show-of': 'Show {name}',
  rule: 'Rule',

  'import.file': 'Choose a file, or drop it here',
  'import.paste': 'Or paste it here',
  'import.read': 'Read',
  'import.lost': 'Left out',
  'import.wrong': 'What keeps it from being played',
  'import.guessed': 'Please check',
  'import.told': 'Good to know',
  'import.mend': 'Mend it in the builder',
  'import.all': 'Everything in it could be used.',

  'verdict.lost': '{count, plural, one {one entry was left out} other {# entries were left out}}',
  'verdict.unplayable':
    '{count, plural, one {one of its cards can’t be played here yet} other {# of its cards can’t be played here yet}}',
  'verdict.broken': '{count, plural, one {one rule is against it} other {# rules are against it}}',
  'verdict.guessed':
    '{count, plural, one {one entry may have been meant otherwise} other {# entries may have been meant otherwise}}',

  'share.title': 'Share and export',
  'share.link': 'Link',
  'share.file': 'File for other programs',
  'share.file-text': 'The same as other programs read it.',
  'share.list': 'List in words',
  'share.language': 'Language of the list',
  'share.download': 'Download',
}
