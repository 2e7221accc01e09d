import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router'
import type { DictatedText } from '../../contract/dictating.ts'
import { dictatingMinutes } from '../../domain/dictating/dictating-pace.ts'
import { DICTATING } from '../../texts/dictating/dictating.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { dictationPath, PATHS } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { useDeviceVoices } from '../voice/use-device-voices.ts'
import { useDictatedText, useRecording } from './dictating-api.ts'
import type { DictatingPlayerProps } from './dictating-player.tsx'
import type { DictatingVoice } from './dictating-state.ts'
import { ListeningCard } from './listening-card.tsx'
import { RecordingCard } from './recording-card.tsx'
import { VoiceChoice } from './voice-choice.tsx'

export function meta(): { title: string }[] {
  return [{ title: DICTATING.pageTitle }]
}

/** PAG-02. */
export default function DictatingScreen(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useDictatedText(id)
  if (data) return <Dictating key={id} id={id} dictated={data} />
  return (
    <Page
      crumb={DICTATING.crumb}
      title={DICTATING.crumb}
      back={{ to: PATHS.dictationList, label: DICTATING.back }}
    >
      {error === null ? (
        <SkeletonLines label={DICTATING.loading} count={5} />
      ) : error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState
          text={DICTATING.notFound}
          action={<ButtonLink to={PATHS.dictationList}>{DICTATING.toList}</ButtonLink>}
        />
      ) : (
        <ErrorPanel text={DICTATING.loadError} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

const loadPlayer = (): Promise<(props: DictatingPlayerProps) => ReactElement> =>
  import('./dictating-player.tsx').then(({ DictatingPlayer }) => DictatingPlayer)

function mineHint({ recording }: DictatedText): string {
  if (recording === null) return DICTATING.noRecording
  return recording.is_stale ? DICTATING.staleRecording : DICTATING.mineHint
}

function Dictating({ id, dictated }: { id: string; dictated: DictatedText }): ReactElement {
  const { title, level, groups: cutNow } = dictated
  const device = useDeviceVoices()
  const { data: recording } = useRecording(id, dictated.recording)
  const [asked, setAsked] = useState<DictatingVoice | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const Player = useLazyComponent(loadPlayer, true)

  const isThere = { device: device.voice !== undefined, mine: recording !== undefined, none: true }
  const here = (['device', 'mine', 'none'] as const).filter((voice) => isThere[voice])
  const likely: DictatingVoice = isThere.mine ? 'mine' : (here[0] ?? 'none')
  const voice = asked !== null && here.includes(asked) ? asked : likely
  // A recording is played at the groups that stood before its reader.
  const groups = recording?.groups ?? cutNow

  return (
    <Page
      crumb={DICTATING.crumb}
      title={title}
      lead={
        groups.length === 0
          ? DICTATING.noGroup
          : DICTATING.lead(groups.length, dictatingMinutes(groups, level))
      }
      back={{ to: dictationPath(id), label: DICTATING.toDictation }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section className="card grid gap-5 p-6">
          <VoiceChoice
            chosen={voice}
            here={here}
            mineHint={mineHint(dictated)}
            device={device}
            onChoose={setAsked}
          />
          <Button
            icon="play"
            busy={Player === null}
            disabled={groups.length === 0}
            onClick={() => setIsOpen(true)}
          >
            {DICTATING.start}
          </Button>
        </section>
        <div className="grid gap-6">
          <RecordingCard id={id} dictated={dictated} />
          <ListeningCard id={id} dictated={dictated} />
        </div>
      </div>
      {isOpen && Player && (
        <Player
          title={title}
          setup={{ groups, level, speed: 'slow', voice, voices: here }}
          device={device.voice}
          recording={recording}
          onQuit={() => setIsOpen(false)}
        />
      )}
    </Page>
  )
}
