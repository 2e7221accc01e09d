import '../styles/listening.css'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { ListenedDictation } from '../../contract/dictating.ts'
import { LISTENING_PAGE } from '../../texts/dictating/listening.ts'
import { BrandMark } from '../shell/brand.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageSpinner } from '../ui/feedback/spinner.tsx'
import { findListened, keepListened, type Listened } from './listening-api.ts'
import { ListeningPlayer } from './listening-player.tsx'

export function meta(): object[] {
  return hiddenMeta(LISTENING_PAGE.pageTitle)
}

/** Leads nowhere else: no link, no menu. */
function Frame({ level, children }: { level?: string; children: ReactNode }): ReactElement {
  return (
    <main className="alone">
      <div className="alone-top">
        <BrandMark />
        <p>{level}</p>
      </div>
      {children}
    </main>
  )
}

type Shown = Listened | { readonly kind: 'loading' } | { readonly kind: 'no-address' }

function sentenceOf(kind: 'ended' | 'no-address' | 'unreachable'): string {
  if (kind === 'ended') return LISTENING_PAGE.ended30
  return kind === 'no-address' ? LISTENING_PAGE.noAddress : LISTENING_PAGE.unreachable
}

/** PAG-04. The secret stands behind `#`, which no server sees. */
export default function ListeningScreen(): ReactElement {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [isKept, setIsKept] = useState(false)

  async function load(): Promise<void> {
    const token = window.location.hash.slice(1)
    if (token === '') {
      setShown({ kind: 'no-address' })
      return
    }
    const listened = await findListened(token)
    setShown(listened)
    if (listened.kind !== 'dictation') return
    setIsKept(!listened.isFresh || (await keepListened(token, listened.dictation)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the address changes in its place
  useEffect(() => {
    void load()
    const reload = (): void => void load()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])

  if (shown.kind === 'dictation') return <Listening dictation={shown.dictation} isKept={isKept} />
  return (
    <Frame>
      <div className="grid max-w-[40rem] gap-5 py-8">
        <h1>{LISTENING_PAGE.title}</h1>
        {shown.kind === 'loading' ? (
          <PageSpinner label={LISTENING_PAGE.loading} />
        ) : (
          <Notice tone="info" role="alert">
            {sentenceOf(shown.kind)}
          </Notice>
        )}
        {shown.kind === 'unreachable' && (
          <Button icon="refresh" onClick={() => void load()}>
            {LISTENING_PAGE.retry}
          </Button>
        )}
      </div>
    </Frame>
  )
}

interface ListeningProps {
  readonly dictation: ListenedDictation
  readonly isKept: boolean
}

function Listening({ dictation, isKept }: ListeningProps): ReactElement {
  return (
    <Frame level={LISTENING_PAGE.subject(dictation.level)}>
      <ListeningPlayer voice={dictation.voice} />
      <div className="alone-foot">
        <span>{LISTENING_PAGE.signs}</span>
        <span role="status">{isKept ? LISTENING_PAGE.offline : LISTENING_PAGE.nothingKept}</span>
      </div>
    </Frame>
  )
}
