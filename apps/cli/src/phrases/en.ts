import type { Catalogue } from '@dejarik/kernel'

export const en: Catalogue = {
  'play.begin': '{game}: you are {seat}, against the {level} bot. Seed {seed}. ? shows all keys.',
  'play.asks': '{seat} decides: {question}',
  'play.prompt.one': 'number',
  'play.prompt.some':
    '{ordered, select, yes {numbers in order} other {numbers}}, {exact, select, yes {exactly} other {{min, select, 0 {up to} other {{min} to}}}} {max}, e.g. 1 3{min, select, 0 {; - for none} other {}}',
  'play.prompt.number': 'a number from {min} to {max}',
  'play.prompt.split': 'shares, e.g. 1=3 2=1 (together {exact, select, yes {} other {{min} to }}{max})',
  'play.prompt.place': '{length, plural, one {one number} other {# numbers}}, or * for anything legal',
  'play.cap': 'at most {cap}',
  'play.not-understood': 'Type {expected}, or ? for all keys.',
  'play.keys':
    '1, 2, …  choose (Enter sends)\nu  take back   r  the rule behind this question   l  log   b  the table\nq  quit and save the record   ?  these keys',
  'play.undone': 'Taken back.',
  'play.no-log': 'Nothing has happened yet.',
  'play.outcome': '{count, plural, =0 {A draw} other {Won by {winners}}} [{rule}].',
  'play.you-won': 'You have won!',
  'play.you-lost': 'You have lost.',
  'play.saved': 'The record is saved as {path}. Watch it again: npx dejarik replay {path}',
  'play.saves': 'After each answer the match is saved as {path}.',
  'play.unsaved':
    'The match can’t be saved as {path} now: {why} It goes on, and is saved as soon as that works.',
  'play.unwritable':
    '{why, select, EEXIST {There is a file {path} already, and nothing is overwritten. Name another one with --save, or go on with that match: npx dejarik play --game {game} --resume {path}} EISDIR {{path} is a folder, and the match needs a file. Name one with --save <file>.} ENOENT {There is no folder {folder}, so the match can’t be saved there. Make it, or name another file with --save.} ENOTDIR {{folder} is no folder, so the match can’t be saved there. Name another file with --save.} EACCES {You may not write {path}, so the match can’t be saved there. Name another file with --save.} EPERM {You may not write {path}, so the match can’t be saved there. Name another file with --save.} EROFS {Nothing can be written in {folder}. Name another file with --save.} other {The match can’t be saved as {path}: {message}. Name another file with --save.}}',
  'play.resume': 'Go on later: npx dejarik play --game {game} --resume {path}',
  'play.new-rules':
    'The rules have changed since this match was saved. Its decisions were followed again under those of today, and it goes on from decision {from} of {of}; some of it may have gone another way.',

  'replay.headline': '{game}, {decisions, plural, one {# decision} other {# decisions}}. {end}',
  'replay.kept': '{why} Its log was kept with the match:',
  'replay.unfinished': 'The match is not over.',

  'odds.damage': 'Damage on average',
  'odds.crits': 'of it crits',
  'odds.hit': 'Hits at all',
  'odds.destroy': 'Destroys the target',
  'odds.plot': 'Damage, its chance, of that with a crit (█)',
  'odds.roll.damage': 'Damage',
  'odds.roll.value': 'Total value',
  'odds.roll.average': '{what} on average',
  'odds.roll.goal': '{what} at least {count}',
  'odds.roll.for-average': '{count, plural, one {# reroll} other {# rerolls}}, made for the most on average.',
  'odds.roll.for-goal':
    '{count, plural, one {# reroll} other {# rerolls}}, made for the best chance of that.',
  'odds.roll.now': '{count, plural, =0 {Reroll nothing now.} other {Reroll now: {dice}.}}',
  'odds.roll.others': '    not: {cards}',
  'odds.roll.plot': '{what}, its chance, the chance of at least so much',
  'odds.pool.attacker': 'Attacker: {card}',
  'odds.pool.defender': 'Defender: {card}',
  'odds.pool.uncounted': '    not counted: {abilities}',
  'odds.pool.hit': 'Does not miss',
  'odds.pool.defeat': 'Defeats the target ({count} health)',
  'odds.pool.reroll': '{count, plural, =0 {Reroll nothing now.} other {Reroll now: {dice}.}}',
  'odds.pool.plot': 'Damage, its chance, the chance of at least so much',
  'odds.pool.spendings': 'Surges spent, most often first',
  'odds.pool.unspent': 'nothing',

  'map.signs':
    'Walls ─ │, doors ═ ║, impassable lines ··· :, blocking lines ┅ ┇. Floor ., difficult ~, impassable o, blocking #.',
  'map.problems':
    '{count, plural, one {One thing is} other {# things are}} wrong with the file: npx dejarik mission {file} --check',
  'mission.map': '{map}, {width} × {height} spaces',
  'mission.fine': '{file}: nothing is wrong ({count, plural, one {# scenario} other {# scenarios}}).',
  'mission.problems': '{file}: {count, plural, one {one thing is} other {# things are}} wrong.',

  'picture.hidden': '{count, plural, one {# hidden} other {# hidden}}',
  'picture.more': '… {count} more',
  'picture.unknown': 'hidden',
  'picture.nothing': '–',
  'picture.true': 'yes',
  'picture.false': 'no',

  // Words of pictures that do not read well by themselves.
  'picture.active': 'to move',
  'picture.row': 'galaxy row',
  'picture.pilots': 'Outer Rim Pilots',
  'picture.exile': 'exiled',
  'picture.force': 'Force',
  'picture.ships': 'capital ships',
  'picture.shipDamage': 'their damage',
  'picture.victory': 'victory pile',
}
