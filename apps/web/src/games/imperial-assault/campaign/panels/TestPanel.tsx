import type { Test } from '@dejarik/imperial-assault'
import { surgesOf } from '@dejarik/imperial-assault/campaign'
import { ATTRIBUTE_NAMES, ATTRIBUTES } from '@dejarik/imperial-assault/facts'
import type { LogEntry } from '@dejarik/kernel'
import { DiceRow } from '../../attack/DiceRow.tsx'
import { nameOfFigure } from '../../names.ts'
import { AttributeSign } from '../hero/Attributes.tsx'
import { useCampaign } from '../useCampaign.ts'
import '../../attack/attack.css'
import './panels.css'

/** A test that is over, as the log tells it: nobody may have been asked anything in it. */
export function testOf(events: readonly LogEntry[]): Test | null {
  const rolled = events.findLast(({ what }) => what === 'test-rolled')?.args
  const end = events.findLast(({ what }) => what === 'test-passed' || what === 'test-failed')?.args
  if (rolled === undefined || end === undefined || !Array.isArray(rolled.dice)) return null
  const test: Test = {
    figure: Number(rolled.figure),
    attribute: Number(rolled.attribute),
    dice: rolled.dice as number[],
    sides: rolled.sides as number[],
    rerolled: 0,
    successes: 0,
    needed: Number(end.needed),
  }
  return { ...test, successes: Number(end.successes) - surgesOf(test) }
}

/** An attribute test: the dice, and how many successes are needed and there. */
export function TestPanel({ test }: { test: Test }) {
  const { view, tell, language } = useCampaign()
  const { figure, attribute, dice, sides, rerolled, successes, needed } = test
  const isRolled = sides.length > 0
  const there = surgesOf(test) + successes
  const name = ATTRIBUTES[attribute]
  return (
    <section className="ia-test" aria-label={tell('test.title')}>
      <header className="mat-dock-head">
        <h2>{tell('test.title')}</h2>
        <span>{nameOfFigure(view, figure, language)}</span>
      </header>
      {name !== undefined && (
        <p className="ia-test-attribute">
          <AttributeSign attribute={name} />
          <b>{ATTRIBUTE_NAMES[name][language]}</b>
          <span>{tell('test.needed', { needed })}</span>
        </p>
      )}
      <DiceRow pool="attack" of="test" colors={dice} sides={sides} rerolled={rerolled} />
      {isRolled && (
        <p className="ia-test-sum" data-passed={there >= needed} role="status">
          <b className="number">{tell('test.successes', { successes: there, needed })}</b>
          <span>{there >= needed ? `✓ ${tell('test.passed')}` : `✕ ${tell('test.failed')}`}</span>
        </p>
      )}
      {successes > 0 && <p className="mat-hint">{tell('test.more', { count: successes })}</p>}
      <p className="mat-hint">{tell('test.note')}</p>
    </section>
  )
}
