import type { ReactElement, ReactNode } from 'react'
import type { LearnerEvening } from '../../contract/evening.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { sentencesOf } from '../../domain/dictation/sentence-boundaries.ts'
import type { EveningStep } from '../../domain/evening/evening-step.ts'
import { DICTATION_PREVIEW } from '../../texts/dictations/dictation-preview.ts'
import { EVENING } from '../../texts/evening.ts'
import { useDictation } from '../api/list-queries.ts'
import { BindersArt } from '../illustrations/binders-art.tsx'
import { SumsArt } from '../illustrations/sums-art.tsx'
import { WordLabelsArt } from '../illustrations/word-labels-art.tsx'
import {
  correctPath,
  dictatePath,
  dictationPath,
  grammarTrainingPath,
  PATHS,
  weeklySeriesPath,
  wordReviewPath,
} from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SeyesSheet } from '../ui/sheet/seyes-sheet.tsx'
import { EveningLink } from './evening-link.tsx'

interface EveningStepCardProps {
  readonly step: EveningStep<LearnerEvening>
}

/** The one thing to do now, in large. */
export function EveningStepCard({ step }: EveningStepCardProps): ReactElement {
  switch (step.kind) {
    case 'class-copies':
      return <ClassCopiesCard {...step} />
    case 'dictation':
      return <DictationCard {...step} />
    case 'series':
      return (
        <StepCard
          about={EVENING.forLearner(step.learner.first_name)}
          title={EVENING.seriesTitle}
          text={EVENING.seriesText}
          picture={<SumsArt sums={EVENING.factsArt} />}
        >
          <ButtonLink to={weeklySeriesPath(step.learner.id, step.series)} icon="pencil">
            {EVENING.seriesAction}
          </ButtonLink>
        </StepCard>
      )
    case 'words':
      return (
        <StepCard
          about={EVENING.forLearner(step.learner.first_name)}
          title={EVENING.wordsTitle(step.count)}
          text={EVENING.wordsText}
          picture={<WordLabelsArt words={EVENING.wordsArt} />}
        >
          <ButtonLink to={wordReviewPath(step.learner.id)} icon="pencil">
            {EVENING.wordsAction}
          </ButtonLink>
        </StepCard>
      )
    case 'facts':
      return (
        <StepCard
          about={EVENING.forLearner(step.learner.first_name)}
          title={EVENING.factsTitle(step.count)}
          text={EVENING.factsText}
          picture={<SumsArt sums={EVENING.factsArt} />}
        >
          <ButtonLink to={PATHS.calculationTraining}>{EVENING.factsAction}</ButtonLink>
        </StepCard>
      )
    case 'questions':
      return (
        <StepCard
          about={EVENING.forLearner(step.learner.first_name)}
          title={EVENING.questionsTitle(step.count)}
          text={EVENING.questionsText}
          picture={<WordLabelsArt words={EVENING.questionsArt} />}
        >
          <ButtonLink to={grammarTrainingPath(step.learner.id)} icon="pencil">
            {EVENING.questionsAction}
          </ButtonLink>
        </StepCard>
      )
    case 'nothing':
      return (
        <StepCard title={EVENING.nothingTitle} text={EVENING.nothingText} picture={<BindersArt />}>
          <ButtonLink to={PATHS.dictationCreate} icon="pencil">
            {EVENING.prepare}
          </ButtonLink>
        </StepCard>
      )
  }
}

interface StepCardProps {
  readonly about?: string
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

function StepCard({ about, title, text, picture, children }: StepCardProps): ReactElement {
  return (
    <section className="next-step" aria-labelledby="a-faire-maintenant">
      <div className="next-step-text">
        <p className="font-semibold text-ink-700">{about ?? EVENING.next}</p>
        <h2 id="a-faire-maintenant">{title}</h2>
        <p className="text-muted">{text}</p>
        <div className="mt-5 grid gap-2 sm:justify-items-start">{children}</div>
      </div>
      <div className="next-step-picture">{picture}</div>
    </section>
  )
}

type DictationStep = Extract<EveningStep<LearnerEvening>, { kind: 'dictation' }>

function DictationCard({ dictation, learner }: DictationStep): ReactElement {
  const { data } = useDictation(dictation.id)
  const sizes = data
    ? DICTATION_PREVIEW.sizes(sentencesOf(data.content).length, wordsOf(data.content).length)
    : ''
  return (
    <StepCard
      about={EVENING.forLearner(learner.first_name)}
      title={dictation.title}
      text={data ? EVENING.thenPhoto(sizes) : EVENING.photoAfter}
      picture={
        <SeyesSheet className="next-step-sheet">
          <p className="sheet-title">
            <span>{dictation.title}</span>
          </p>
          <p>{data?.content.replaceAll('\n', ' ')}</p>
        </SeyesSheet>
      }
    >
      <ButtonLink to={dictatePath(dictation.id)} icon="speaker">
        {EVENING.dictateTo(learner.first_name)}
      </ButtonLink>
      <EveningLink to={correctPath(learner.id, dictation.id)} icon="camera">
        {EVENING.photograph}
      </EveningLink>
      <EveningLink to={dictationPath(dictation.id)}>{EVENING.readFirst}</EveningLink>
    </StepCard>
  )
}

type ClassCopiesStep = Extract<EveningStep<LearnerEvening>, { kind: 'class-copies' }>

function ClassCopiesCard({ dictation, level, done, expected }: ClassCopiesStep): ReactElement {
  return (
    <StepCard
      about={EVENING.forClass(level, dictation.title)}
      title={EVENING.classTitle(done, expected)}
      text={EVENING.classText(expected - done)}
      picture={
        <div className="class-strip" aria-hidden="true">
          {Array.from({ length: expected }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares never move
            <i key={at} data-done={at < done || undefined} />
          ))}
        </div>
      }
    >
      <ButtonLink to={correctPath(null, dictation.id)} icon="camera">
        {EVENING.classAction}
      </ButtonLink>
    </StepCard>
  )
}
