import type { ReactElement, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import type { WordReview } from '../../contract/word-review.ts'
import { WORD_REVIEW } from '../../texts/word-review/word-review.ts'
import { useLearners } from '../api/list-queries.ts'
import { AddLearnerLink } from '../learners/add-learner-link.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import '../styles/words.css'
import { useWordReview } from './word-review-api.ts'

export interface KnownWords {
  readonly learner: Learner
  readonly learners: readonly Learner[]
  readonly review: WordReview
  /** Beyond the plan: nothing can be stored for the learner. */
  readonly isReadOnly: boolean
}

interface LearnerWordsProps {
  readonly children: (known: KnownWords) => ReactNode
}

/** The words of the learner named by the address, else of the first one. */
export function LearnerWords({ children }: LearnerWordsProps): ReactElement {
  const learners = useLearners()
  const [search] = useSearchParams()
  const wanted = search.get('apprenant')
  const all = learners.data ?? []
  const learner = all.find(({ id }) => id === wanted) ?? all[0]
  const review = useWordReview(learner?.id ?? null)
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  if (learners.data && learner === undefined) {
    return (
      <EmptyState
        text={WORD_REVIEW.noLearner}
        action={<AddLearnerLink>{WORD_REVIEW.addLearner}</AddLearnerLink>}
      />
    )
  }
  if (learner && review.data) {
    const isReadOnly = readOnly.includes(learner.id)
    return <>{children({ learner, learners: all, review: review.data, isReadOnly })}</>
  }
  if (learners.isLoadingError || review.isLoadingError) {
    const retry = (): void => void (learners.isLoadingError ? learners.refetch() : review.refetch())
    return <ErrorPanel text={WORD_REVIEW.loadError} onRetry={retry} />
  }
  return <SkeletonLines label={WORD_REVIEW.loading} count={6} />
}
