/**
 * The table as geometry: bases, tokens, templates and the ruler, free of rules. A `Pose` is what a state stores; a
 * `Footprint` (base) or `Placed` (token) is that pose made ready for questions. Moves end at a new pose (`fly`),
 * ranges and arcs are asked of footprints. Same answers on every machine; see units.ts for the one tolerance.
 */
export { ARC_BIT, arcsWith } from './all-arcs.ts'
export { distanceInArc, isInArc, rangeInArc } from './arc.ts'
export { type ArcName, BULLSEYE_HALF, type StandardArc, turretArcs } from './arc-shape.ts'
export { type AttackLines, attackLines, type Band } from './attack-line.ts'
export { BASES, type Base, type BaseSide, baseOf, opposite, type Size } from './base.ts'
export { BEARINGS, type Bearing, maneuver } from './bearing.ts'
export { berth } from './berth.ts'
export { attached, clusterMineSides, relocated } from './device.ts'
export { distance, isTouching, type Line, leastRange, rangeBetween, shortestLine } from './distance.ts'
export { type Aspect, aspectTo } from './flank.ts'
export { type Flight, fly, type Met, overlappedBy, passedThrough } from './fly.ts'
export { laidAgainst, type Mark, markAt, sideBySide } from './mark.ts'
export { endOf, type Move, moveOf, pathOf, stripOf } from './move.ts'
export { leadsThrough, type Measured, measurable } from './obstruction.ts'
export { type Outline, outlineOf } from './outline.ts'
export {
  DEVICES,
  MARKERS,
  OBSTACLE_KINDS,
  OBSTACLES,
  type ObstacleKind,
  type ObstacleShape,
  PLACED_OBSTACLES,
  type TokenShape,
  tokenShape,
} from './outlines/index.ts'
export { overlaps } from './overlap.ts'
export { type Stop, slideBack } from './partial.ts'
export { type Path, pathFrom, poseOnPath } from './path.ts'
export { type Footprint, footprintOf, type Placed, tokenAt } from './placed.ts'
export {
  distancesFromEdge,
  EDGES,
  type Edge,
  fillsRangeFromEdge,
  isBeyondRangeOfEdge,
  isOutside,
  isWithinRangeOfEdge,
  type PlayArea,
  STANDARD_PLAY_AREA,
} from './play-area.ts'
export { type Frame, frameOf, moved, type Point, type Pose, poseOf, toBoard, toFrame } from './pose.ts'
export {
  barrelRoll,
  boostWith,
  curvedRoll,
  decloakAhead,
  decloakAside,
  ROLL_ENDS,
  type RollEnd,
} from './reposition.ts'
export { type Cut, type Strip, stripAt, wayTo } from './strip.ts'
export {
  type CurveSpeed,
  curvedTemplate,
  type Direction,
  lengthwise,
  type Shift,
  type StraightSpeed,
  straightTemplate,
  type Template,
  type TemplateName,
  type TemplateShape,
  templateNamed,
  templateOf,
} from './template.ts'
export { BAND, degrees, MM, RULER, rangeOf, TOLERANCE } from './units.ts'
