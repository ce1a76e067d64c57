import { useState } from 'react'
import { BuildWays } from '../../build/transfer/BuildWays.tsx'
import type { BringProps } from '../../table/contract.ts'
import { ArmyChoice } from './ArmyChoice.tsx'
import { problemsOf } from './builder/check.ts'
import { KIT } from './builder/kit.ts'
import { browserArmies } from './builder/shelf.ts'
import { ACCEPTED, arrivalIn } from './builder/transfer/incoming.ts'
import { wordsIn } from './text/index.ts'
import '../options.css'

/** The army that one leads oneself: a ready one, one's own, or one from a file. */
export function OwnArmy({ value, onChange, language }: BringProps) {
  const say = wordsIn(language)
  const [imports, setImports] = useState(0)
  return (
    <>
      <ArmyChoice
        key={imports}
        label={say('options.own')}
        language={language}
        value={value}
        onChange={onChange}
      />
      <BuildWays
        kit={KIT}
        label={say('options.build')}
        shelf={browserArmies}
        accept={ACCEPTED}
        read={arrivalIn(language)}
        problemsOf={problemsOf}
        onTake={(army) => {
          setImports(imports + 1)
          if (army !== null) onChange(army)
        }}
      />
    </>
  )
}
