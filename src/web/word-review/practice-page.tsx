import { type ReactElement, useState } from 'react'
import { useSearchParams } from 'react-router'
import { practiceWords } from '../../domain/word-review/practice-order.ts'
import { isDue, type ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import { WORD_PRACTICE } from '../../texts/word-review/word-practice.ts'
import { WORD_REVIEW } from '../../texts/word-review/word-review.ts'
import { today } from '../api/today.ts'
import { PATHS, wordReviewPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Page } from '../ui/layout/page.tsx'
import { type KnownWords, LearnerWords } from './learner-words.tsx'
import { WordPractice } from './word-practice.tsx'
import type { PracticedWord, PracticeState } from './word-practice-state.ts'

interface PracticePageProps {
  readonly title: string
  readonly lead: string
  readonly start: (words: readonly PracticedWord[]) => PracticeState
}

/** An exercise on the screen of the learner named by the address. */
export function PracticePage({ title, lead, start }: PracticePageProps): ReactElement {
  const learnerId = useSearchParams()[0].get('apprenant')
  const to = learnerId === null ? PATHS.wordReview : wordReviewPath(learnerId)
  return (
    <Page
      crumb={WORD_PRACTICE.crumb}
      title={title}
      lead={lead}
      back={{ to, label: WORD_PRACTICE.back }}
    >
      <LearnerWords>
        {(known) => <Practice key={known.learner.id} known={known} start={start} />}
      </LearnerWords>
    </Page>
  )
}

interface PracticeProps {
  readonly known: KnownWords
  readonly start: PracticePageProps['start']
}

/** The words are those of the beginning, though the answers change what is due. */
interface Series {
  readonly rank: number
  readonly words: readonly ReviewedWord[]
}

function Practice({ known, start }: PracticeProps): ReactElement {
  const { learner, review, isReadOnly } = known
  const now = today()
  const [series, setSeries] = useState<Series>(() => ({
    rank: 1,
    words: practiceWords(review.words, now),
  }))
  if (isReadOnly) return <Notice tone="warning">{WORD_REVIEW.readOnly}</Notice>
  if (series.words.length === 0) {
    return (
      <EmptyState
        text={WORD_PRACTICE.none}
        action={<ButtonLink to={wordReviewPath(learner.id)}>{WORD_PRACTICE.back}</ButtonLink>}
      />
    )
  }
  const hasDue = series.words.some((word) => isDue(word, now))
  const next = review.words.some((word) => isDue(word, now))
    ? () => setSeries(({ rank }) => ({ rank: rank + 1, words: practiceWords(review.words, now) }))
    : null
  return (
    <div className="grid gap-5">
      {!hasDue && <p className="text-muted">{WORD_PRACTICE.noneDue}</p>}
      <WordPractice
        key={series.rank}
        learner={learner}
        initial={start(series.words)}
        onAgain={next}
      />
    </div>
  )
}
