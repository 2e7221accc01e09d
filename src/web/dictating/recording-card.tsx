import { type ReactElement, useState } from 'react'
import type { DictatedText } from '../../contract/dictating.ts'
import { RECORDING } from '../../texts/dictating/recording.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { useDeleteRecording } from './dictating-api.ts'
import type { RecorderDialogProps } from './recorder-dialog.tsx'

const loadRecorder = (): Promise<(props: RecorderDialogProps) => ReactElement> =>
  import('./recorder-dialog.tsx').then(({ RecorderDialog }) => RecorderDialog)

interface RecordingCardProps {
  readonly id: string
  readonly dictated: DictatedText
}

export function RecordingCard({ id, dictated }: RecordingCardProps): ReactElement {
  const { recording, recorded_bytes, max_recording_bytes, groups } = dictated
  const [isOpen, setIsOpen] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useDeleteRecording(id)
  const toast = useToast()
  const Recorder = useLazyComponent(loadRecorder, isOpen)
  return (
    <section className="card grid gap-4 p-6">
      <h2>{RECORDING.title}</h2>
      {recording?.is_stale && <Notice tone="warning">{RECORDING.stale}</Notice>}
      <p>
        {recording === null || recording.is_stale
          ? RECORDING.lead
          : RECORDING.kept(recording.created_at, recording.duration_ms)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          icon="microphone"
          disabled={groups.length === 0}
          onClick={() => setIsOpen(true)}
        >
          {recording === null ? RECORDING.record : RECORDING.recordAgain}
        </Button>
        {recording !== null && (
          <Button variant="ghost" icon="trash" onClick={() => setIsRemoving(true)}>
            {RECORDING.remove}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{RECORDING.budget(recorded_bytes, max_recording_bytes)}</p>
      {isOpen && Recorder && (
        <Recorder id={id} dictated={dictated} onClose={() => setIsOpen(false)} />
      )}
      <ConfirmDialog
        open={isRemoving}
        title={RECORDING.removeTitle}
        message={RECORDING.removeQuestion}
        confirmLabel={RECORDING.remove}
        busy={remove.isPending}
        onCancel={() => setIsRemoving(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => toast.show({ tone: 'success', text: RECORDING.removed }),
            onError: () => toast.show({ tone: 'error', text: RECORDING.removeError }),
            onSettled: () => setIsRemoving(false),
          })
        }
      />
    </section>
  )
}
