import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import type { Learner } from '../../../contract/learners.ts'
import type { Level } from '../../../domain/level.ts'
import { CLASS_CORRECTION } from '../../../texts/corrections/class-correction.ts'
import { CORRECTION } from '../../../texts/corrections/corrections.ts'
import { refusalSentence } from '../../../texts/refusals.ts'
import { useDictation, useDictationCopies, useLearners } from '../../api/list-queries.ts'
import { useGroups } from '../../learners/learner-groups-api.ts'
import { dictationPath, PATHS } from '../../paths.ts'
import { UpgradeNotice } from '../../plans/upgrade-notice.tsx'
import { useSubscription } from '../../plans/use-subscription.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ClassSession } from './class-session.tsx'
import { copiesOfRound, type ExpectedGroup, expectedGroups } from './expected-learners-state.ts'
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
  const asked = [subscription, dictation, learners, groups, copies]
  if (subscription.data && !subscription.data.limits.has_corrections) {
    return (
      <ClassPage id={id}>
        <UpgradeNotice text={refusalSentence({ kind: 'corrections-not-in-plan' })} />
      </ClassPage>
    )
  }
  if (asked.some(({ isError }) => isError)) {
    const retry = (): void => {
      for (const { isError, refetch } of asked) if (isError) void refetch()
    }
    return (
      <ClassPage id={id}>
        <ErrorPanel text={CLASS_CORRECTION.loadError} onRetry={retry} />
      </ClassPage>
    )
  }
  const readOnly = subscription.data?.read_only_learner_ids ?? []
  const writable = learners.data?.filter((one) => !readOnly.includes(one.id))
  if (!(user && dictation.data && writable && groups.data && copies.data)) {
    return (
      <ClassPage id={id}>
        <SkeletonLines label={CLASS_CORRECTION.loading} count={6} />
      </ClassPage>
    )
  }
  if (writable.length === 0) {
    const action = <ButtonLink to={PATHS.learners}>{CORRECTION.addLearner}</ButtonLink>
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
}

function ClassOf({ userId, dictation, learners, groups, copies }: ClassOfProps): ReactElement {
  const [chosen, setChosen] = useState(groups[0]?.id)
  const [openedAt] = useState(() => Date.now())
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]
  const expected = learners.filter(({ id }) => group?.learners.includes(id))
  return (
    <ClassPage id={dictation.id} title={dictation.title}>
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
      />
    </ClassPage>
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
