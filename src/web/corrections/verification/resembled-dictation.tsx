import { type Dispatch, type ReactElement, useMemo } from 'react'
import type { Dictation } from '../../../contract/dictations.ts'
import { isStrange, resembledText } from '../../../domain/copy/text/resemblance.ts'
import { COPY_VERIFICATION } from '../../../texts/corrections/copy-verification.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { CorrectionEvent } from '../correction-state.ts'
import type { CopyVerification } from './verification-state.ts'

interface ResembledDictationProps {
  readonly copy: CopyVerification
  readonly dictation: Dictation | undefined
  readonly dictations: readonly Dictation[]
  readonly dispatch: Dispatch<CorrectionEvent>
}

/** (MAR-07): the copy that was read is not of the chosen dictation, and perhaps of another one. */
export function ResembledDictation(props: ResembledDictationProps): ReactElement | null {
  const { copy, dictation, dictations, dispatch } = props
  const { reading } = copy
  const { original, guided } = copy.draft
  const read = useMemo(
    () => reading?.pages.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ') ?? '',
    [reading],
  )
  const other = useMemo(
    () =>
      resembledText(
        original,
        read,
        dictations.filter(({ id }) => id !== dictation?.id),
      ),
    [original, read, dictations, dictation?.id],
  )
  const isOther = useMemo(() => guided && isStrange(original, read), [guided, original, read])
  if (other) {
    return (
      <div className="mb-4">
        <Notice tone="warning">
          <p className="font-semibold">{COPY_VERIFICATION.resembles(other.title)}</p>
          <Button
            variant="outline"
            className="mt-2"
            onClick={() =>
              dispatch({ type: 'dictation-replaced', id: other.id, original: other.content })
            }
          >
            {COPY_VERIFICATION.useResembled}
          </Button>
        </Notice>
      </div>
    )
  }
  return isOther ? (
    <div className="mb-4">
      <Notice tone="warning">{COPY_VERIFICATION.strange}</Notice>
    </div>
  ) : null
}
