import type { Catalogue } from '@dejarik/kernel'

/** For those who mistyped. */
const MEANT = '{meant, select, none {} other {Did you mean "{meant}"? }}'

export const en: Catalogue = {
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.pass': 'Pass',
  'option.done': 'Done',
  'option.none': 'None',

  // Who chooses nothing of several; a game says it better where it can: none.<question>.
  'none.other': 'Choose none',

  'revealed.chance': 'chance has decided',
  'revealed.hidden-cards': 'how it went on told something of hidden cards',
  'revealed.other': 'something hidden has become known',

  'refusal.other': 'That is not allowed here.',

  // Answers that do not fit the question.
  'refusal.not-an-option':
    'That is not among the options. {count, plural, one {There is only one: choose number 1} other {There are {count}: choose a number from 1 to {count}}}.',
  'refusal.number-out-of-range': 'The number must be from {min} to {max}.',
  'refusal.not-a-list': 'This decision takes a list, with one number for each thing chosen.',
  'refusal.wrong-count':
    '{max, plural, =0 {Nothing can be chosen here.} other {{exact, select, yes {Choose exactly {max}.} other {{min, select, 0 {Choose at most {max}.} other {Choose at least {min} and at most {max}.}}}}}}',
  'refusal.not-ascending':
    'The order does not matter here: name the chosen ones from the smallest number to the largest.',
  'refusal.chosen-twice': 'The same thing was chosen twice. Name each one only once.',
  'refusal.share-too-large': 'One share is out of range: this one takes a whole number from 0 to {cap}.',
  'refusal.wrong-total':
    'The shares must add up to {exact, select, yes {{max}} other {at least {min} and at most {max}}}.',
  'refusal.others-first': 'Fill the others up first: only what is left over may go here.',
  'refusal.not-a-place':
    'A place here is written as {length, plural, one {one whole number} other {{length} whole numbers}}.',

  // Answers at the wrong moment.
  'refusal.match-over': 'The match is over, so nothing more can be decided.',
  'refusal.not-a-seat': 'There is no such seat at this table.',
  'refusal.not-your-decision': 'Somebody else decides now. Wait until you are asked.',
  'refusal.other-prompt': 'The table asks something else by now. Look at the current question and answer it.',

  // Undo.
  'refusal.undo-nothing': 'There is nothing to take back yet.',
  'refusal.undo-not-yours': 'The last decision was not yours. Its owner can take it back, or agree to it.',
  'refusal.undo-revealed': 'This can’t be taken back without your opponent’s consent: {why}.',

  // Positions in words.
  'refusal.scenario-unknown-word': `The word "{word}" in {where} has no meaning here. ${MEANT}Words are {known}.`,
  'refusal.scenario-impossible':
    'Each part of this position can be, but all together can’t: {why}. Change what belongs to that.',
  'refusal.given-kind':
    '{where}: {value} can’t stand here. {kind, select, list {Write a list in brackets.} object {Write an object in braces.} null {Write null.} other {Write it in one of the ways that docs/scenarios.md shows.}}',
  'refusal.given-missing': 'The word "{field}" is missing in {where}. Add it.',
  'refusal.given-choice': `{where}: {value} is none of the words that can stand here. ${MEANT}Words are {known}.`,
  'refusal.given-text': '{where}: {value} can’t stand here. Write a text in quotation marks.',
  'refusal.given-flag': '{where}: {value} can’t stand here. Write true or false.',
  'refusal.given-range':
    '{where}: {value} can’t stand here. Write a whole number from {min, number, ::group-off} to {max, number, ::group-off}, without quotation marks.',
  'refusal.given-form': '{where}: {value} can’t stand here. Write something like {example}.',
  'refusal.given-nameless': '{where}: what is named here needs a name. Write one that is not empty.',
  'refusal.not-json':
    'This is no whole JSON: it breaks off or is damaged. Take it anew from where it came from.',
  'refusal.given-too-much': '{where}: this says more than any table could hold. Leave something out.',

  // Records.
  'refusal.record-not-json':
    'This is not a whole record: its text breaks off or is damaged. Copy it again from the beginning to the end.',
  'refusal.record-foreign': 'This is not a Dejarik record: it does not begin with "dejarik".',
  'refusal.record-format':
    'This record is written in format {format}, which this version can’t read. A newer Dejarik can.',
  'refusal.record-field':
    'The record’s field "{field}" is missing or damaged. Copy the record again as a whole.',
  'refusal.record-answers':
    'The record’s answers can’t be read from character {at} on: they break off or are damaged. Copy the record again as a whole.',
  'refusal.record-other-game': 'This record is of another game: {game}.',
  'refusal.record-other-rules':
    'This record was played under rules version {theirs}, and this Dejarik plays {ours}. It can be replayed only with a Dejarik of that version.',
  'refusal.record-unreadable':
    'The stored position can’t be read under the rules of today ({why}). It stays stored as it is.',
  'refusal.record-not-followed': 'Under the rules of today this match can no longer be followed.',
  'refusal.record-answer': 'Answer {at} of {of} in this record is not legal: {why}',
  'refusal.record-newer':
    'This record’s position is of a newer Dejarik (schema {theirs}, this one reads {ours}). Update Dejarik to open it.',
  'refusal.record-no-migration':
    'This record’s position is too old to be opened (schema {theirs}, this Dejarik needs {ours}).',
}
