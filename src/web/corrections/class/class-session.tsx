import { type ReactElement, useReducer, useState } from 'react'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import type { Learner } from '../../../contract/learners.ts'
import type { DoubtGroup } from '../../../domain/class/class-doubts.ts'
import {
  CLASS_CORRECTION,
  COPY_STAGE_NAMES,
  LEAVING_CLASS,
} from '../../../texts/corrections/class-correction.ts'
import { newIdempotencyKey } from '../../api/random-values.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { LeaveGuard } from '../../unsaved-work/leave-guard.tsx'
import { ClassCopies } from './class-copies.tsx'
import { ClassMain } from './class-main.tsx'
import { type ClassContext, type ClassQueue, EMPTY_QUEUE } from './class-photos-state.ts'
import { COPY_STAGES, type CopyProgress, progressOf, stageCounts } from './class-progress-state.ts'
import { type ClassEvent, reduceClass } from './class-queue-state.ts'
import { ClassPhotosCard, DoubtList } from './class-side.tsx'
import {
  type ClassQuestion,
  nextClassQuestion,
  openDoubts,
  stillAsked,
} from './doubt-queue-state.ts'
import { useClassPhotoDesk, useClassTexts } from './use-class-photos.ts'
import { useClassAbsences, useClassReading, useClassSaving } from './use-class-requests.ts'
import { useKeptClass } from './use-kept-class.ts'

interface ClassSessionProps {
  readonly userId: string
  readonly dictation: Dictation
  /** Whose copies are expected, and everybody whom a copy may be of. */
  readonly expected: readonly Learner[]
  readonly learners: readonly Learner[]
  /** Stored ones of this round. */
  readonly copies: readonly DictationCopy[]
  /** Known to be absent, by the server. */
  readonly absent: readonly string[]
}

const loadOneCopy = () => import('./one-copy.tsx').then((module) => module.OneCopy)

/** First names; with the last one where two have the same. */
function namesOf(learners: readonly Learner[]): (learner: string) => string {
  const names = new Map(
    learners.map(({ id, first_name, last_name }) => {
      const isShared = learners.some((one) => one.id !== id && one.first_name === first_name)
      return [id, isShared ? `${first_name} ${last_name}` : first_name]
    }),
  )
  return (learner) => names.get(learner) ?? ''
}

function useQuestion(queue: ClassQueue): {
  readonly question: ClassQuestion | null
  readonly ask: (question: ClassQuestion | null) => void
  readonly putAside: (groups: readonly DoubtGroup[]) => void
} {
  const [asked, ask] = useState<ClassQuestion | null>(null)
  const [aside, setAside] = useState<readonly DoubtGroup[]>([])
  const question = stillAsked(asked, queue) ?? nextClassQuestion(aside, queue)
  if (question !== asked) ask(question)
  return {
    question,
    ask,
    putAside: (groups) => {
      if (groups.length === 0) return
      setAside((before) => [...groups, ...before])
      ask(null)
    },
  }
}

/** The whole class, from the photos to the stored corrections. */
export function ClassSession(props: ClassSessionProps): ReactElement {
  const { userId, dictation, expected, learners, copies, absent } = props
  const texts = useClassTexts(dictation)
  const scores = Object.fromEntries(copies.map(({ learner, score }) => [learner.id, score]))
  const context: ClassContext = {
    roll: {
      dictation: dictation.id,
      learners,
      checked: Object.keys(scores),
      versions: texts.versions,
    },
    texts: texts.texts,
  }
  const [queue, dispatch] = useReducer(
    (state: ClassQueue, event: ClassEvent) => reduceClass(state, event, context),
    EMPTY_QUEUE,
  )
  const key = { user: userId, dictation: dictation.id }
  const { images, isRestored } = useKeptClass(key, queue, dispatch)
  const desk = useClassPhotoDesk(images, dispatch)
  const isReadingLater = useClassReading(queue, images, texts, dispatch)
  const isSavingLater = useClassSaving(queue, dictation.id, dispatch)
  const isNotingLater = useClassAbsences(queue, dictation.id, dispatch)
  const { question, ask, putAside } = useQuestion(queue)
  const [opened, setOpened] = useState<string | null>(null)
  const OneCopy = useLazyComponent(loadOneCopy, Object.keys(queue.copies).length > 0)
  const nameOf = namesOf(learners)
  const isThere = ({ id }: Learner): boolean =>
    expected.some((one) => one.id === id) || queue.copies[id] !== undefined
  const all = learners.filter(isThere).map(({ id }) => progressOf(queue, id, { scores, absent }))
  const doubts = openDoubts(queue)
  const current = opened === null ? undefined : queue.copies[opened]

  function validate(wanted: readonly string[]): void {
    const keys = Object.fromEntries(wanted.map((learner) => [learner, newIdempotencyKey()]))
    dispatch({ type: 'validated', keys })
  }

  if (!isRestored) return <div aria-busy="true" className="min-h-[60vh]" />
  if (OneCopy !== null && opened !== null && current?.key === null) {
    return (
      <OneCopy
        learner={opened}
        name={nameOf(opened)}
        copy={current.copy}
        queue={queue}
        learners={learners}
        images={images}
        onClose={() => setOpened(null)}
        onPage={(file) => desk.addTo(file, opened)}
        onLearner={setOpened}
        onValidate={() => {
          validate([opened])
          setOpened(null)
        }}
        dispatch={dispatch}
      />
    )
  }
  return (
    <>
      <LeaveGuard active={desk.pending > 0} words={LEAVING_CLASS} />
      <ClassProgress all={all} />
      <div className="class-columns">
        <ClassMain
          dictation={dictation.id}
          parts={texts.parts}
          queue={queue}
          question={question}
          doubts={doubts}
          all={all}
          learners={learners}
          nameOf={nameOf}
          urlOf={images.urlOf}
          dispatch={dispatch}
          onAside={putAside}
          onAsk={(group) => ask({ kind: 'doubt', group })}
        />
        <div className="grid gap-6">
          <ClassPhotosCard
            queue={queue}
            desk={desk}
            isWaiting={isReadingLater || isSavingLater || isNotingLater}
            nameOf={nameOf}
            onAsk={() => {
              const photo = queue.photos.find((one) => one.question !== null)
              if (photo) ask({ kind: 'filing', photo: photo.id })
            }}
            onClose={({ id }) => dispatch({ type: 'notice-closed', id })}
          />
          <DoubtList
            groups={doubts}
            current={question?.kind === 'doubt' ? question.group.key : null}
            onChoose={(group) => ask({ kind: 'doubt', group })}
          />
        </div>
      </div>
      <ClassCopies
        queue={queue}
        all={all}
        nameOf={nameOf}
        storedOf={(learner) => copies.find((copy) => copy.learner.id === learner)}
        textOf={(part) => texts.texts[part] ?? dictation.content}
        onOpen={setOpened}
        onAbsent={(absent, is) => dispatch({ type: 'absent', learners: absent, is })}
        onValidate={() => validate(Object.keys(queue.copies))}
      />
    </>
  )
}

/** «12 sur 28», a square for each copy in the order of what is done, and what the squares mean. */
function ClassProgress({ all }: { readonly all: readonly CopyProgress[] }): ReactElement {
  const counts = stageCounts(all)
  const shown = COPY_STAGES.filter((stage) => counts[stage] > 0)
  return (
    <div className="class-progress">
      <p className="class-count">
        <b>{counts.checked}</b>
        <span>
          {CLASS_CORRECTION.outOf(all.length - counts.absent)}
          <br />
          {CLASS_CORRECTION.checked}
        </span>
      </p>
      <div className="class-strip" aria-hidden="true">
        {shown.flatMap((stage) =>
          Array.from({ length: counts[stage] }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal squares
            <i key={`${stage}${at}`} data-stage={stage} />
          )),
        )}
      </div>
      <ul className="class-legend">
        {shown.map((stage) => (
          <li key={stage}>
            <i data-stage={stage} aria-hidden="true" />
            {`${counts[stage]} ${COPY_STAGE_NAMES[stage][counts[stage] > 1 ? 1 : 0]}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
