import { renew } from '../offline/renew.ts'
import { useWords } from '../text/index.ts'
import { Button } from './Button.tsx'

/** The one click after which page and server are of the same version. */
export function Renew() {
  const say = useWords()
  return (
    <Button kind="main" onClick={() => void renew()}>
      {say('version.renew')}
    </Button>
  )
}
