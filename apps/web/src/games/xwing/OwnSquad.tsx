import { useState } from 'react'
import { BuildWays } from '../../build/transfer/BuildWays.tsx'
import type { BringProps } from '../../table/contract.ts'
import { problemsOf } from './builder/check.ts'
import { plainSquad } from './builder/flown.ts'
import { KIT } from './builder/kit.ts'
import { SquadChoice } from './builder/SquadChoice.tsx'
import { browserSquads } from './builder/shelf.ts'
import { ACCEPTED, arrivalIn } from './builder/transfer/incoming.ts'
import { wordsIn } from './text/index.ts'
import '../options.css'

/** The squad that one flies oneself: a ready one, one's own, or one from a file. */
export function OwnSquad({ value, onChange, language }: BringProps) {
  const say = wordsIn(language)
  const [imports, setImports] = useState(0)
  return (
    <>
      <SquadChoice
        key={imports}
        label={say('options.own')}
        language={language}
        value={value}
        onChange={onChange}
      />
      <BuildWays
        kit={KIT}
        label={say('options.build')}
        shelf={browserSquads}
        accept={ACCEPTED}
        read={arrivalIn(language)}
        problemsOf={problemsOf}
        onTake={(squad) => {
          setImports(imports + 1)
          if (squad !== null) onChange(plainSquad(squad))
        }}
      />
    </>
  )
}
