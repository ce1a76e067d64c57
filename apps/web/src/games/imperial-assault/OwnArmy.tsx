import { useState } from 'react'
import { BuilderProvider } from '../../build/BuilderContext.tsx'
import { ImportButton } from '../../build/transfer/ImportButton.tsx'
import type { BringProps } from '../../table/contract.ts'
import { To } from '../../ui/To.tsx'
import { ArmyChoice } from './ArmyChoice.tsx'
import { problemsOf } from './builder/check.ts'
import { KIT } from './builder/kit.ts'
import { browserArmies } from './builder/shelf.ts'
import { ACCEPTED, arrivalIn } from './builder/transfer/incoming.ts'
import { wordsIn } from './text/index.ts'
import './options.css'

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
      <div className="build-ways">
        <To route={{ at: 'build', game: 'imperial-assault', id: null, code: '' }}>{say('options.build')}</To>
        <BuilderProvider kit={KIT}>
          <ImportButton
            shelf={browserArmies}
            accept={ACCEPTED}
            read={arrivalIn(language)}
            problemsOf={problemsOf}
            onTake={(army) => {
              setImports(imports + 1)
              if (army !== null) onChange(army)
            }}
          />
        </BuilderProvider>
      </div>
    </>
  )
}
