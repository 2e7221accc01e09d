import { type ReactElement, useState } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import type { DoubtfulWord, DoubtGroup } from '../../../domain/class/class-doubts.ts'
import type { Verdict } from '../../../domain/copy/draft/copy-draft.ts'
import { sentenceSpans } from '../../../domain/copy/text/sentence-spans.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import { CLASS_CORRECTION, CLASS_DOUBTS } from '../../../texts/corrections/class-correction.ts'
import { classResultsPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { ClassQueue } from './class-photos-state.ts'
import { type CopyProgress, readyCopies } from './class-progress-state.ts'
import { type ClassEvent, canUndo } from './class-queue-state.ts'
import { ClassWordCrop } from './class-word-crop.tsx'
import { DoubtCard } from './doubt-card.tsx'
import { LastAnswer, useDoubtKeys } from './doubt-keys.tsx'
import { type ClassQuestion, oneByOne } from './doubt-queue-state.ts'
import { PhotoFiling } from './photo-filing.tsx'

interface ClassMainProps {
  /** Identifier of the dictation. */
  readonly dictation: string
  /** What may have been given of its text, the whole first. */
  readonly parts: readonly GivenPart[]
  readonly queue: ClassQueue
  readonly question: ClassQuestion | null
  /** Doubts that are left. */
  readonly doubts: readonly DoubtGroup[]
  readonly all: readonly CopyProgress[]
  readonly learners: readonly Learner[]
  readonly nameOf: (learner: string) => string
  readonly urlOf: (photo: string) => string | undefined
  readonly dispatch: (event: ClassEvent) => void
  /** Shown one by one before anything else. */
  readonly onAside: (groups: readonly DoubtGroup[]) => void
  readonly onAsk: (group: DoubtGroup) => void
}

/** What was answered last, whatever is asked now. */
interface LastAnswerState {
  readonly told: string | null
  readonly onTell: (told: string) => void
  readonly onUndo: () => void
}

/** The question that is answered now, or that there is none. */
export function ClassMain(props: ClassMainProps): ReactElement {
  const { question, queue, all, dispatch } = props
  const [answers, setAnswers] = useState<readonly string[]>([])
  const [given, setGiven] = useState<GivenPart>('whole')
  const last: LastAnswerState = {
    told: canUndo(queue) ? (answers.at(-1) ?? null) : null,
    onTell: (told) => setAnswers((list) => [...list, told]),
    onUndo: () => {
      setAnswers((list) => list.slice(0, -1))
      dispatch({ type: 'undone' })
    },
  }
  if (question?.kind === 'filing') {
    const photo = queue.photos.find(({ id }) => id === question.photo)
    if (photo) {
      return (
        <PhotoFiling key={photo.id} {...props} photo={photo} given={given} onGiven={setGiven} />
      )
    }
  }
  if (question?.kind === 'doubt') return <Doubt {...props} group={question.group} last={last} />
  return (
    <NoQuestion dictation={props.dictation} all={all} ready={readyCopies(queue, all)} last={last} />
  )
}

interface NoQuestionProps {
  readonly dictation: string
  readonly all: readonly CopyProgress[]
  /** How many can be confirmed. */
  readonly ready: number
  readonly last: LastAnswerState
}

const BEGUN: readonly CopyProgress['stage'][] = ['checked', 'ready', 'to-check']

/** Before the first copy was read, and when all doubts are settled. */
function NoQuestion({ dictation, all, ready, last }: NoQuestionProps): ReactElement {
  useDoubtKeys({ z: last.onUndo })
  const checked = all.filter(({ stage }) => stage === 'checked').length
  const absent = all.filter(({ stage }) => stage === 'absent').length
  if (checked > 0 && checked + absent === all.length) {
    return <ClassDone dictation={dictation} checked={checked} absent={absent} />
  }
  const hasBegun = all.some(({ stage }) => BEGUN.includes(stage))
  const apart = all.filter(({ stage }) => stage === 'to-check').length
  return (
    <section className="card class-card" aria-labelledby="aucune-question">
      <h2 id="aucune-question">
        {hasBegun ? CLASS_CORRECTION.allSettled : CLASS_CORRECTION.begin}
      </h2>
      <p>{hasBegun ? CLASS_CORRECTION.allSettledHint(ready) : CLASS_CORRECTION.beginHint}</p>
      {apart > 0 && <p>{CLASS_CORRECTION.left(apart)}</p>}
      <p className="text-sm text-muted">{CLASS_CORRECTION.kept}</p>
      <LastAnswer told={last.told} onUndo={last.onUndo} />
    </section>
  )
}

interface ClassDoneProps {
  readonly dictation: string
  readonly checked: number
  readonly absent: number
}

/** Nobody is waited for any more: what the copies tell comes next. */
function ClassDone({ dictation, checked, absent }: ClassDoneProps): ReactElement {
  return (
    <section className="card class-card" aria-labelledby="classe-corrigee">
      <h2 id="classe-corrigee">{CLASS_CORRECTION.done}</h2>
      <p>{CLASS_CORRECTION.doneHint(checked, absent)}</p>
      <div>
        <ButtonLink icon="chart" to={classResultsPath(dictation)}>
          {CLASS_CORRECTION.seeClass}
        </ButtonLink>
      </div>
    </section>
  )
}

/** What is told of an answer, to be undone. */
function toldAnswer(group: DoubtGroup, verdict: Verdict, count: number): string {
  const { said } = CLASS_DOUBTS
  const what = {
    right: () => said.right(group.dictated),
    written: () => said.written(verdict.kind === 'written' ? verdict.text : ''),
    forgotten: () => said.forgotten,
    illegible: () => said.illegible,
    joined: () => said.written(group.read ?? ''),
  }[verdict.kind]()
  return CLASS_DOUBTS.answered(what, count)
}

interface DoubtProps extends ClassMainProps {
  readonly group: DoubtGroup
  readonly last: LastAnswerState
}

function Doubt(props: DoubtProps): ReactElement {
  const { group, last, queue, doubts, nameOf, urlOf, dispatch, onAside } = props
  const place = doubts.findIndex(({ key }) => key === group.key)
  const now = doubts[place] ?? group

  function answer(
    words: readonly DoubtfulWord[],
    verdict: Verdict,
    aside: readonly DoubtfulWord[],
  ): void {
    last.onTell(toldAnswer(group, verdict, words.length))
    onAside(oneByOne(group, aside))
    dispatch({ type: 'doubts-answered', words, verdict })
  }

  return (
    <DoubtCard
      key={group.key}
      group={group}
      context={<DoubtContext group={group} queue={queue} />}
      place={Math.max(0, place) + 1}
      count={Math.max(1, doubts.length)}
      nameOf={nameOf}
      cropOf={({ learner, index }) => {
        const copy = queue.copies[learner]?.copy
        return (
          copy && (
            <ClassWordCrop
              copy={copy}
              index={index}
              urls={pageUrls(queue, learner, urlOf)}
              label={CLASS_DOUBTS.crop(nameOf(learner), group.dictated)}
            />
          )
        )
      }}
      answered={last.told}
      onAnswer={answer}
      more={now.words.length - group.words.length}
      onMore={() => props.onAsk(now)}
      onOneByOne={() => onAside(oneByOne(group, group.words))}
      onUndo={last.onUndo}
    />
  )
}

/** In the order of the pages that were read. */
function pageUrls(
  { photos }: ClassQueue,
  learner: string,
  urlOf: (photo: string) => string | undefined,
): (string | undefined)[] {
  return photos
    .filter((photo) => photo.learner === learner && photo.question === null)
    .filter(({ step }) => step.kind === 'read')
    .toSorted((one, other) => one.page - other.page)
    .map(({ id }) => urlOf(id))
}

/** The sentence of the first copy, its word marked. */
function DoubtContext({ group, queue }: { group: DoubtGroup; queue: ClassQueue }): ReactElement {
  const [first] = group.words
  const draft = first && queue.copies[first.learner]?.copy.draft
  if (!first || !draft) return <mark>{group.dictated}</mark>
  const span = sentenceSpans(draft.original).find((one) => one.last >= first.index)
  const from = draft.words[span?.first ?? 0]?.start ?? 0
  const next = span && draft.words[span.last + 1]
  const start = draft.words[first.index]?.start ?? from
  const end = start + group.dictated.length
  return (
    <>
      {draft.original.slice(from, start)}
      <mark>{draft.original.slice(start, end)}</mark>
      {draft.original.slice(end, next?.start)}
    </>
  )
}
