import { lazy, type ReactElement, Suspense, useState } from 'react'
import type { DictatedText } from '../../contract/dictating.ts'
import { LISTENING_CARD } from '../../texts/dictating/listening.ts'
import { listeningUrl } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { useCloseListening, useOpenListening } from './dictating-api.ts'

const QrCode = lazy(async () => ({ default: (await import('../ui/qr-code.tsx')).QrCode }))

function Address({ url }: { url: string }): ReactElement {
  const toast = useToast()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      toast.show({ tone: 'success', text: LISTENING_CARD.copied })
    } catch {
      toast.show({ tone: 'error', text: LISTENING_CARD.notCopied })
    }
  }
  return (
    <div className="grid gap-4">
      <Suspense fallback={<div className="size-52" />}>
        <QrCode text={url} label={LISTENING_CARD.qr} />
      </Suspense>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-56 flex-1"
          label={LISTENING_CARD.address}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="outline" icon="copy" onClick={() => void copy()}>
          {LISTENING_CARD.copy}
        </Button>
      </div>
    </div>
  )
}

interface ListeningCardProps {
  readonly id: string
  readonly dictated: DictatedText
}

/** PAG-04, on the adult's side. */
export function ListeningCard({ id, dictated }: ListeningCardProps): ReactElement {
  const { listening_until, recording, groups } = dictated
  const [token, setToken] = useState<string | null>(null)
  const open = useOpenListening(id)
  const close = useCloseListening(id)
  const toast = useToast()
  const isRecorded = recording !== null && !recording.is_stale
  return (
    <section className="card grid gap-4 p-6">
      <h2>{LISTENING_CARD.title}</h2>
      <p>{LISTENING_CARD.lead}</p>
      {!isRecorded && <Notice tone="info">{LISTENING_CARD.deviceNote}</Notice>}
      {listening_until !== null && (
        <p>
          <b>{LISTENING_CARD.openUntil(listening_until)}</b>{' '}
          <span className="text-muted">{LISTENING_CARD.onlyOnce}</span>
        </p>
      )}
      {token !== null && listening_until !== null && <Address url={listeningUrl(token)} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          icon="phone"
          busy={open.isPending}
          disabled={groups.length === 0}
          onClick={() =>
            open.mutate(undefined, {
              onSuccess: (opened) => setToken(opened.token),
              onError: () => toast.show({ tone: 'error', text: LISTENING_CARD.error }),
            })
          }
        >
          {listening_until === null ? LISTENING_CARD.open : LISTENING_CARD.renew}
        </Button>
        {listening_until !== null && (
          <Button
            variant="ghost"
            icon="close"
            busy={close.isPending}
            onClick={() =>
              close.mutate(undefined, {
                onSuccess: () => {
                  setToken(null)
                  toast.show({ tone: 'success', text: LISTENING_CARD.closed })
                },
                onError: () => toast.show({ tone: 'error', text: LISTENING_CARD.closeError }),
              })
            }
          >
            {LISTENING_CARD.close}
          </Button>
        )}
      </div>
    </section>
  )
}
