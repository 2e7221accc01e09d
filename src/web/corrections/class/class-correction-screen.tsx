import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router'
import type { Absence } from '../../../contract/class/absences.ts'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import type { Learner } from '../../../contract/learners.ts'
import { wordsOf } from '../../../domain/copy/text/text-words.ts'
import { sentencesOf } from '../../../domain/dictation/sentence-boundaries.ts'
import type { Level } from '../../../domain/level.ts'
import { CLASS_CORRECTION } from '../../../texts/corrections/class-correction.ts'
import { CORRECTION } from '../../../texts/corrections/corrections.ts'
import { DICTATION_PREVIEW } from '../../../texts/dictations/dictation-preview.ts'
import { longDate } from '../../../texts/format.ts'
import { useDictation, useDictationCopies, useLearners } from '../../api/list-queries.ts'
import { AddLearnerLink } from '../../learners/add-learner-link.tsx'
import { useGroups } from '../../learners/learner-groups-api.ts'
import { dictationPath } from '../../paths.ts'
import { CorrectionPaywall } from '../../plans/correction-paywall.tsx'
import { useSubscription } from '../../plans/use-subscription.ts'
import { useSession } from '../../session/use-session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useAbsences } from './absences-api.ts'
import { ClassSession } from './class-session.tsx'
import {
  absentOfRound,
  copiesOfRound,
  type ExpectedGroup,
  expectedGroups,
} from './expected-learners-state.ts'
import '../../styles/class-correction.css'

export function meta(): { title: string }[] {
  return [{ title: CLASS_CORRECTION.pageTitle }]
}

/** CLA-04. */
export default function ClassCorrectionScreen(): ReactElement {
  const { id = '' } = useParams()
  const user = useSession()
  const subscription = useSubscription()
  const dictation = useDictation(id)
  const learners = useLearners()
  const groups = useGroups()
  const copies = useDictationCopies(id)
  const absences = useAbsences(id)
  const asked = [subscription, dictation, learners, groups, copies, absences]
  if (subscription.data && !subscription.data.limits.has_corrections) {
    return (
      <ClassPage id={id}>
        <CorrectionPaywall />
      </ClassPage>
    )
  }
  if (asked.some(({ isLoadingError }) => isLoadingError)) {
    const retry = (): void => {
      for (const { isLoadingError, refetch } of asked) if (isLoadingError) void refetch()
    }
    return (
      <ClassPage id={id}>
        <ErrorPanel text={CLASS_CORRECTION.loadError} onRetry={retry} />
      </ClassPage>
    )
  }
  const readOnly = subscription.data?.read_only_learner_ids ?? []
  const writable = learners.data?.filter((one) => !readOnly.includes(one.id))
  if (!(user && dictation.data && writable && groups.data && copies.data && absences.data)) {
    return (
      <ClassPage id={id}>
        <SkeletonLines label={CLASS_CORRECTION.loading} count={6} />
      </ClassPage>
    )
  }
  if (writable.length === 0) {
    const action = (
      <AddLearnerLink level={dictation.data.level}>{CORRECTION.addLearner}</AddLearnerLink>
    )
    return (
      <ClassPage id={id}>
        <EmptyState text={CORRECTION.noLearner} action={action} />
      </ClassPage>
    )
  }
  return (
    <ClassOf
      key={id}
      userId={user.id}
      dictation={dictation.data}
      learners={writable}
      groups={expectedGroups(dictation.data.level, writable, groups.data)}
      copies={copies.data}
      absences={absences.data}
    />
  )
}

interface ClassOfProps {
  readonly userId: string
  readonly dictation: Dictation
  readonly learners: readonly Learner[]
  /** Whom to expect copies of; the likeliest first. */
  readonly groups: readonly ExpectedGroup[]
  readonly copies: readonly DictationCopy[]
  readonly absences: readonly Absence[]
}

function ClassOf(props: ClassOfProps): ReactElement {
  const { userId, dictation, learners, groups, copies, absences } = props
  const [chosen, setChosen] = useState(groups[0]?.id)
  const [openedAt] = useState(() => Date.now())
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]
  const expected = learners.filter(({ id }) => group?.learners.includes(id))
  return (
    <ClassPage id={dictation.id} title={dictation.title}>
      <ClassMeta dictation={dictation} pupils={expected.length} />
      {groups.length > 1 && (
        <SelectField
          label={CLASS_CORRECTION.who}
          className="mb-2 max-w-xs"
          value={group?.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {groups.map((one) => (
            <option key={one.id} value={one.id}>
              {groupName(one, dictation.level)}
            </option>
          ))}
        </SelectField>
      )}
      <ClassSession
        userId={userId}
        dictation={dictation}
        expected={expected}
        learners={learners}
        copies={copiesOfRound(copies, openedAt)}
        absent={absentOfRound(absences, openedAt)}
      />
    </ClassPage>
  )
}

/** Class, how many, how long the text is, and its date. */
function ClassMeta({ dictation, pupils }: { dictation: Dictation; pupils: number }): ReactElement {
  const { level, content, created_at } = dictation
  return (
    <p className="class-meta">
      <Tag>{level}</Tag>
      <span>{CLASS_CORRECTION.learners(pupils)}</span>
      <span>{DICTATION_PREVIEW.sizes(sentencesOf(content).length, wordsOf(content).length)}</span>
      <span>{longDate(created_at)}</span>
    </p>
  )
}

function groupName({ id, name, learners }: ExpectedGroup, level: Level): string {
  if (name !== null) return CLASS_CORRECTION.ofGroup(name, learners.length)
  return id === 'level'
    ? CLASS_CORRECTION.ofLevel(level, learners.length)
    : CLASS_CORRECTION.everybody(learners.length)
}

interface ClassPageProps {
  readonly id: string
  /** Of the dictation. */
  readonly title?: string
  readonly children: React.ReactNode
}

function ClassPage({ id, title, children }: ClassPageProps): ReactElement {
  const back = { to: dictationPath(id), label: title ?? CLASS_CORRECTION.dictation }
  return (
    <Page title={CLASS_CORRECTION.title} back={back}>
      {children}
    </Page>
  )
}
