import { Fragment, type ReactElement, useEffect, useState } from 'react'
import type { DictatedText } from '../../contract/dictating.ts'
import type { SpokenSign } from '../../domain/dictating/breath-group.ts'
import { RECORDING } from '../../texts/dictating/recording.ts'
import { signsText } from '../../texts/dictating/spoken-signs.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageSpinner } from '../ui/feedback/spinner.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts'
import { findKeptReading, forgetKeptReadings } from '../voice/kept-reading.ts'
import { CutsEditor } from './cuts-editor.tsx'
import { useSaveRecording } from './dictating-api.ts'
import { type CutReading, isTooQuiet, type RecorderPhase } from './recorder-state.ts'
import { type Recorder, readingName, useRecorder } from './use-recorder.ts'

export interface RecorderDialogProps {
  readonly id: string
  readonly dictated: DictatedText
  readonly onClose: () => void
}

async function parseAsDataUrl(audio: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(audio)
  })
}

function Signs({ signs }: { signs: readonly SpokenSign[] }): ReactElement {
  return <span className="text-base text-muted">{signsText(signs)}</span>
}

/** The text with a bar between groups, and the signs in words. */
function ReadText({ groups }: Pick<DictatedText, 'groups'>): ReactElement {
  return (
    <section
      aria-label={RECORDING.read}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
      tabIndex={0}
      className="max-h-[46vh] overflow-y-auto rounded-control border-[1.5px] border-rule bg-white px-5 py-4 text-[1.35rem] leading-[1.75]"
    >
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may say the same
        <span key={at}>
          {at > 0 && (
            <span aria-hidden="true" className="mx-2 font-semibold text-margin">
              |
            </span>
          )}
          {group.pieces.map(({ before, text, after }) => (
            <Fragment key={text}>
              <Signs signs={before} /> {text} <Signs signs={after} />{' '}
            </Fragment>
          ))}
        </span>
      ))}
    </section>
  )
}

function Meter({ phase }: { phase: Extract<RecorderPhase, { kind: 'recording' }> }): ReactElement {
  const share = Math.min(1, phase.loudness * 4)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <b role="status" className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full bg-margin" />
          {RECORDING.recording}
        </b>
        <span role="timer" className="text-muted tabular-nums">
          {RECORDING.elapsed(phase.elapsedMs)}
        </span>
      </p>
      <meter aria-label={RECORDING.loudness} className="h-3 w-full" min={0} max={1} value={share} />
      {isTooQuiet(phase) && <Notice tone="warning">{RECORDING.quiet}</Notice>}
    </div>
  )
}

function Ready({ id, dictated, recorder }: RecorderDialogProps & { recorder: Recorder }) {
  const { phase, start, takeUp } = recorder
  const [kept, setKept] = useState<Blob>()
  useEffect(() => {
    void findKeptReading(readingName(id, dictated)).then(setKept)
  }, [id, dictated])
  return (
    <>
      <p>{RECORDING.lead}</p>
      {phase.kind === 'ready' && phase.problem !== null && (
        <Notice tone="error">{RECORDING[phase.problem]}</Notice>
      )}
      {kept && (
        <Notice tone="info">
          <p>{RECORDING.interrupted}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => takeUp(kept)}>
              {RECORDING.takeUp}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setKept(undefined)
                void forgetKeptReadings()
              }}
            >
              {RECORDING.forget}
            </Button>
          </div>
        </Notice>
      )}
      <ReadText groups={dictated.groups} />
      <Button
        icon="microphone"
        busy={phase.kind === 'asking'}
        busyLabel={RECORDING.asking}
        onClick={start}
      >
        {RECORDING.record}
      </Button>
    </>
  )
}

interface MendingProps extends RecorderDialogProps {
  readonly reading: CutReading
  readonly recorder: Recorder
}

function Mending({ id, dictated, reading, recorder, onClose }: MendingProps): ReactElement {
  const save = useSaveRecording(id)
  const toast = useToast()
  async function keep(): Promise<void> {
    const { audio, durationMs, cuts } = reading
    try {
      await save.mutateAsync({
        audio: await parseAsDataUrl(audio),
        duration_ms: durationMs,
        cuts: [...cuts],
        version: dictated.version,
      })
    } catch {
      // Told below, beside the reading, which stays.
      return
    }
    await forgetKeptReadings()
    toast.show({ tone: 'success', text: RECORDING.saved })
    onClose()
  }
  return (
    <>
      <p>{RECORDING.mendLead(dictated.groups.length)}</p>
      <CutsEditor
        groups={dictated.groups}
        reading={reading}
        onMove={(at, ms) => recorder.dispatch({ type: 'cut-moved', at, ms })}
      />
      {save.error && <Notice tone="error">{save.error.message || RECORDING.saveError}</Notice>}
      <div className="form-actions">
        <Button variant="outline" icon="refresh" onClick={recorder.abandon}>
          {RECORDING.again}
        </Button>
        <Button
          icon="check"
          busy={save.isPending}
          busyLabel={RECORDING.saving}
          onClick={() => void keep()}
        >
          {RECORDING.save}
        </Button>
      </div>
    </>
  )
}

/** Closing it keeps what was said on the device, until it is taken up or given up. */
export function RecorderDialog(props: RecorderDialogProps): ReactElement {
  const { id, dictated, onClose } = props
  const recorder = useRecorder(id, dictated)
  const { phase } = recorder
  useUnsavedWork(phase.kind === 'recording' || phase.kind === 'mending')
  return (
    <Dialog
      open
      wide
      title={phase.kind === 'mending' ? RECORDING.mendTitle : RECORDING.record}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {(phase.kind === 'ready' || phase.kind === 'asking') && (
          <Ready {...props} recorder={recorder} />
        )}
        {phase.kind === 'recording' && (
          <>
            <Meter phase={phase} />
            <ReadText groups={dictated.groups} />
            <div className="form-actions">
              <Button variant="outline" onClick={recorder.abandon}>
                {RECORDING.cancel}
              </Button>
              <Button icon="check" onClick={recorder.stop}>
                {RECORDING.stop}
              </Button>
            </div>
          </>
        )}
        {phase.kind === 'cutting' && <PageSpinner label={RECORDING.cutting} />}
        {phase.kind === 'mending' && <Mending {...props} reading={phase} recorder={recorder} />}
      </div>
    </Dialog>
  )
}
