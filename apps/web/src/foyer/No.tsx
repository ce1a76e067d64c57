import type { Refusal } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { RuleChip } from '../ui/RuleChip.tsx'

/** Why the seat was not given, with the rule behind it. */
export function No({ refusal, face }: { refusal: Refusal; face: TableFace }) {
  const say = useWords()
  const { language } = useSettings()
  return (
    <p className="open-no">
      {sayRefusal(refusal, speakerOf(face.game, language), language)}
      {refusal.rule !== undefined && (
        <>
          {' '}
          <RuleChip id={refusal.rule} label={say('rail.rules')} onOpen={(id) => go({ at: 'rules', id })} />
        </>
      )}
    </p>
  )
}
