import type { Catalogue } from '@dejarik/kernel'

/** Why something can't be: options, positions, and what can't be chosen at the table. */
export const refusals: Catalogue = {
  'refusal.options-not-an-object': 'The options must be an object with armies and missions.',
  'refusal.option-unknown': 'There is no option "{option}"; there are armies, missions and board.',
  'refusal.armies-not-two': 'A skirmish needs exactly two armies.',
  'refusal.missions-not-a-list': 'missions must be a list of missions with at least one in it.',
  'refusal.mission-unknown': 'There is no mission "{mission}".',
  'refusal.board-no-rows': 'A board needs 1 to 60 rows.',
  'refusal.board-uneven-row': 'Row {row} of the board is not as long as the first (at most 60).',
  'refusal.board-unknown-sign':
    'The sign "{sign}" in row {row} has no meaning; there are . ~ o # and the blank.',
  'refusal.board-unknown-word': 'The word "{word}" has no meaning for a board.',
  'refusal.board-no-such-place': 'The place "{place}" is not on the board; write x,y or x,y,N.',

  'refusal.scenario-unknown-word': 'The word "{word}" in {where} has no meaning here.',
  'refusal.scenario-unknown-card': 'There is no card "{card}" of this kind ({type}).',
  'refusal.scenario-card-unwritten':
    '{card} is not written yet. Say "unwritten": true if its abilities don’t matter.',
  'refusal.scenario-seat': 'There is no seat "{seat}"; seats are player1 and player2.',
  'refusal.scenario-step': 'There is no step "{step}"; use activate or round-end.',
  'refusal.scenario-no-such-space': 'There is no space "{space}" on this board.',
  'refusal.scenario-no-such-figure': 'No figure of this position is called "{figure}".',
  'refusal.scenario-name-twice': 'Two figures are called "{name}"; names must be different.',
  'refusal.scenario-group-size':
    'The group "{group}" needs {most, plural, one {one space} other {1 to # spaces}} in at.',
  'refusal.scenario-too-much-damage': '{figure} has {health} health and would be defeated.',
  'refusal.scenario-condition': 'There is no condition "{condition}".',
  'refusal.scenario-token': 'This mission knows no token "{token}".',
  'refusal.scenario-zone': 'There is no deployment zone "{zone}".',
  'refusal.scenario-no-room': '{figure} would stick out of the board there.',
  'refusal.scenario-same-space': '{one} and {other} are in the same space.',

  'refusal.not-your-turn': 'It is {seat}’s turn to activate.',
  'refusal.not-your-figure': '{figure} is not yours.',
  'refusal.group-exhausted': '{group} was activated this round already and is exhausted.',
  'refusal.group-defeated': '{group} is defeated.',
  'refusal.other-figure-active': '{figure} is being activated; that has to end first.',
  'refusal.figure-defeated': '{figure} is defeated.',
  'refusal.friendly-figure': '{figure} is friendly, and no target for an attack.',
  'refusal.no-actions-left': '{figure} has no action left.',
  'refusal.is-stunned':
    '{figure} is Stunned: it can neither attack nor exit its space until the condition is discarded.',
  'refusal.already-attacked': '{figure} has used an action to attack in this activation already.',
  'refusal.no-attack': '{figure} can’t attack.',
  'refusal.no-line-of-sight': '{figure} has no line of sight to the target.',
  'refusal.sight-blocked-by': '{figure} has no line of sight: {blocker} is in the way.',
  'refusal.not-adjacent': '{target} is not adjacent to {figure} (distance {distance}).',
  'refusal.beyond-reach': '{target} is {distance} spaces away; Reach is good for 2.',
  'refusal.cannot-be-attacked': '{figure} can’t attack {target}.',
  'refusal.object-not-attackable': '{token} can’t be attacked in this mission.',
  'refusal.no-movement-points': '{figure} has no movement points. Perform a move first.',
  'refusal.too-far':
    '{points, plural, one {# movement point is} other {# movement points are}} not enough to get to {space}.',
  'refusal.space-occupied': '{figure} is in {space}.',
  'refusal.space-impassable': '{figure} can’t enter impassable terrain.',
  'refusal.space-blocking': '{figure} can’t enter blocking terrain.',
  'refusal.no-space-there': 'There is no space.',
  'refusal.cannot-exit': '{figure} can’t exit its space now.',
  'refusal.settled':
    '{figure} has ended its movement among other figures and moves no further in this activation.',
  'refusal.card-no-user': 'None of your figures on the map can use {card}.',
  'refusal.card-not-now': '{card} can’t be played at this moment.',
  'refusal.card-special-action':
    '{card} is a special action: it takes an action of a figure that can use it, in its activation.',
  'refusal.cards-silenced': 'You can’t play command cards now.',
  'refusal.not-beside-token': '{figure} must be in the token’s space or beside it for that.',
  'refusal.nothing-to-do-there': 'There is nothing to do with {token} here.',
  'refusal.other-question': 'The other question has to be answered first.',
}
