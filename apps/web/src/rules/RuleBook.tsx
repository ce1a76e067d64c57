/** The rulebook of a game: by section, or by search in either language. In the rail and as a screen of its own. */
import type { Language, Rule, RuleIndex } from '@dejarik/kernel'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../text/index.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { ruleSearch } from './search.ts'
import './rule-book.css'

export interface RuleBookProps {
  readonly index: RuleIndex
  readonly language: Language
  /** The rule to show, if one is asked for. */
  readonly at: string | null
  readonly onOpen: (id: string) => void
}

const RESULTS = 60

export function RuleBook({ index, language, at, onOpen }: RuleBookProps) {
  const say = useWords()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const search = useMemo(() => ruleSearch(index, language), [index, language])
  const found = useMemo(() => (wanted.trim() === '' ? null : search(wanted)), [search, wanted])
  const body = useRef<HTMLDivElement>(null)

  // A rule that is asked for is shown in its section, whatever was searched before.
  const [shown, setShown] = useState(at)
  if (shown !== at) {
    setShown(at)
    setQuery('')
  }
  useEffect(() => {
    if (at === null || found !== null) return
    body.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' })
  }, [at, found])

  return (
    <div className="rule-book">
      <search className="rule-search">
        <SearchField label={say('rules.search')} query={query} onChange={setQuery} />
      </search>
      <p className="unseen" role="status">
        {found !== null && say('rules.found', { count: found.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by the keyboard */}
      <section className="rule-list" ref={body} tabIndex={0} aria-label={say('rail.rules')}>
        {found === null ? (
          <Sections index={index} language={language} at={at} onOpen={onOpen} />
        ) : found.length === 0 ? (
          <p className="rule-none">{say('rules.none', { query: wanted })}</p>
        ) : (
          <ul>
            {found.slice(0, RESULTS).map((rule) => (
              <RuleText key={rule.id} rule={rule} language={language} lit={rule.id === at} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function Sections({ index, language, at, onOpen }: RuleBookProps) {
  const open = index.rules.find((rule) => rule.id === at)?.section
  return index.sections.map((section) => (
    <details key={section.id} className="rule-section" open={section.id === open || undefined}>
      <summary>
        <h3>{section[language]}</h3>
        <span className="rule-section-other" lang={language === 'de' ? 'en' : 'de'}>
          {section[language === 'de' ? 'en' : 'de']}
        </span>
      </summary>
      <ul>
        {index.rules
          .filter((rule) => rule.section === section.id)
          .map((rule) => (
            <RuleText key={rule.id} rule={rule} language={language} lit={rule.id === at} onOpen={onOpen} />
          ))}
      </ul>
    </details>
  ))
}

interface RuleTextProps {
  readonly rule: Rule
  readonly language: Language
  readonly lit: boolean
  readonly onOpen: (id: string) => void
}

function RuleText({ rule, language, lit, onOpen }: RuleTextProps) {
  const say = useWords()
  return (
    <li className="rule" data-rule={rule.id} aria-current={lit || undefined}>
      <p>{rule.text[language]}</p>
      <div className="rule-links">
        <RuleChip id={rule.id} label={say('rules.rule')} onOpen={onOpen} />
        {rule.see.length > 0 && (
          <>
            <span className="rule-see">{say('rules.see')}</span>
            {rule.see.map((id) => (
              <RuleChip key={id} id={id} label={say('rules.see')} onOpen={onOpen} />
            ))}
          </>
        )}
      </div>
    </li>
  )
}
