import { type ReactElement, useId, useState } from 'react'
import type { DoubtGroup } from '../../../domain/class/class-doubts.ts'
import {
  CLASS_CAMERA,
  CLASS_DOUBTS,
  CLASS_PHOTOS,
  FILING,
} from '../../../texts/corrections/class-correction.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import type { ClassPhoto } from './class-photo-state.ts'
import type { ClassNotice, ClassQueue } from './class-photos-state.ts'
import type { ClassPhotoDesk } from './use-class-photos.ts'

interface ClassPhotosCardProps {
  readonly queue: ClassQueue
  readonly desk: ClassPhotoDesk
  /** The network is away, or the reader is busy. */
  readonly isWaiting: boolean
  readonly nameOf: (learner: string) => string
  readonly onAsk: () => void
  readonly onClose: (notice: ClassNotice) => void
}

const loadCamera = () => import('./class-camera.tsx').then((module) => module.ClassCamera)

/** Photos come here, one after the other or all at once, and say how far they are. */
export function ClassPhotosCard(props: ClassPhotosCardProps): ReactElement {
  const { queue, desk, isWaiting, nameOf, onAsk, onClose } = props
  const [isOpen, setOpen] = useState(false)
  const Camera = useLazyComponent(loadCamera, isOpen)
  const asked = queue.photos.filter(({ question }) => question !== null).length
  return (
    <section className="card class-card" aria-labelledby="photos-de-la-classe">
      <h2 id="photos-de-la-classe">{CLASS_PHOTOS.title}</h2>
      <PhotoDrop onFiles={desk.add} />
      {'mediaDevices' in navigator && (
        <Button variant="outline" icon="camera" busy={isOpen} onClick={() => setOpen(true)}>
          {CLASS_PHOTOS.camera}
        </Button>
      )}
      {isOpen && Camera !== null && (
        <Camera onPhoto={(photo) => desk.add([photo])} onClose={() => setOpen(false)}>
          {desk.pending > 0 ? (
            <p className="text-sm text-muted">{CLASS_PHOTOS.preparing(desk.pending)}</p>
          ) : (
            <LastFiled photos={queue.photos} nameOf={nameOf} />
          )}
          <ClassNotices notices={queue.notices.slice(-1)} onClose={onClose} />
        </Camera>
      )}
      <div role="status" className="grid gap-2">
        {desk.pending > 0 && <p className="text-sm">{CLASS_PHOTOS.preparing(desk.pending)}</p>}
        {isWaiting && <Notice tone="warning">{CLASS_PHOTOS.offline}</Notice>}
      </div>
      <ReadingList photos={queue.photos} nameOf={nameOf} />
      {asked > 0 && (
        <Button variant="outline" icon="users" onClick={onAsk}>
          {FILING.left(asked)}
        </Button>
      )}
      <div role="status">
        <ClassNotices notices={queue.notices} onClose={onClose} />
      </div>
      <p className="text-sm text-muted">{CLASS_PHOTOS.hint}</p>
    </section>
  )
}

interface ClassNoticesProps {
  readonly notices: readonly ClassNotice[]
  readonly onClose: (notice: ClassNotice) => void
}

/** What is wrong with a photo, in a sentence each. */
function ClassNotices({ notices, onClose }: ClassNoticesProps): ReactElement | null {
  if (notices.length === 0) return null
  return (
    <div className="grid gap-2">
      {notices.map((notice) => (
        <div key={notice.id} className="class-notice">
          <p>{notice.sentence}</p>
          <IconButton icon="close" label={CLASS_PHOTOS.close} onClick={() => onClose(notice)} />
        </div>
      ))}
    </div>
  )
}

/** Whose copy the last photo is: the adult knows while the sheet is still in her hand. */
function LastFiled({
  photos,
  nameOf,
}: Pick<ReadingListProps, 'photos' | 'nameOf'>): ReactElement | null {
  const last = photos.at(-1)
  if (last === undefined) return null
  const isFiled = last.learner !== null && last.question === null
  return (
    <p className="text-sm text-muted">
      {isFiled ? CLASS_CAMERA.filed(nameOf(last.learner)) : CLASS_CAMERA.toFile}
    </p>
  )
}

/** A native input over the zone: many files, a drop, or the camera of a phone, which comes back here after each photo. */
function PhotoDrop({
  onFiles,
}: {
  readonly onFiles: (files: readonly File[]) => void
}): ReactElement {
  const id = useId()
  return (
    <div className="class-drop">
      <Icon name="camera" className="size-8 text-ink-700" />
      <p>
        <label htmlFor={id} className="font-semibold text-ink-700">
          {CLASS_PHOTOS.take}
        </label>
        <br />
        <span className="text-sm text-muted">{CLASS_PHOTOS.drop}</span>
      </p>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? [])
          // Lets the same file be chosen again.
          event.currentTarget.value = ''
          onFiles(files)
        }}
      />
    </div>
  )
}

interface ReadingListProps {
  readonly photos: readonly ClassPhoto[]
  readonly nameOf: (learner: string) => string
}

/** The one that is read, and how many wait. */
function ReadingList({ photos, nameOf }: ReadingListProps): ReactElement | null {
  const now = photos.find(({ step }) => step.kind === 'reading')
  const waiting = photos.filter(({ step }) => step.kind === 'queued').length
  if (now === undefined && waiting === 0) return null
  const name =
    now === undefined || now.learner === null || now.question !== null
      ? CLASS_PHOTOS.unnamed
      : nameOf(now.learner)
  return (
    <div className="grid gap-1.5 text-sm">
      {now?.step.kind === 'reading' && (
        <>
          <p>{CLASS_PHOTOS.reading(name)}</p>
          <ProgressBar label={CLASS_PHOTOS.reading(name)} percent={now.step.percent} />
        </>
      )}
      {waiting > 0 && <p className="text-muted">{CLASS_PHOTOS.waiting(waiting)}</p>}
    </div>
  )
}

interface DoubtListProps {
  readonly groups: readonly DoubtGroup[]
  /** Key of the one that is answered. */
  readonly current: string | null
  readonly onChoose: (group: DoubtGroup) => void
}

/** More are behind those that are answered. */
const SHOWN = 12

/** The words that are left to settle, those of most copies first. */
export function DoubtList({ groups, current, onChoose }: DoubtListProps): ReactElement | null {
  if (groups.length === 0) return null
  const doubts = groups.reduce((sum, { words }) => sum + words.length, 0)
  return (
    <section className="card class-card" aria-labelledby="mots-a-trancher">
      <h2 id="mots-a-trancher">{CLASS_DOUBTS.list}</h2>
      <ul className="doubt-list">
        {groups.slice(0, SHOWN).map((group) => (
          <li key={group.key}>
            <button
              type="button"
              aria-current={group.key === current}
              onClick={() => onChoose(group)}
            >
              <b>{group.dictated}</b>
              <span>{group.read ?? CLASS_DOUBTS.nothingRead}</span>
              <small>{CLASS_DOUBTS.copies(group.words.length)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{CLASS_DOUBTS.sum(doubts, groups.length)}</p>
    </section>
  )
}
