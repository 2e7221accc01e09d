import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ClassPupil } from '../../../contract/class/class-results.ts'
import type { LearnerGroup } from '../../../contract/class/learner-groups.ts'
import { needCounts } from '../../../domain/class/need.ts'
import {
  FEWEST_PUPILS,
  type ProposedGroup,
  proposedGroups,
} from '../../../domain/class/need-groups.ts'
import { CLASS_RESULTS, GROUP_TOPICS } from '../../../texts/class-results.ts'
import { newIdempotencyKey } from '../../api/random-values.ts'
import { useSaveGroup } from '../../learners/learner-groups-api.ts'
import { PATHS } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useToast } from '../../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../../ui/focus/use-focus-fallback.ts'
import { Icon } from '../../ui/icon.tsx'
import { type ClassScope, classPath } from './class-results-api.ts'

interface NeedGroupsProps {
  readonly pupils: readonly ClassPupil[]
  readonly groups: readonly LearnerGroup[]
  readonly scope: ClassScope
}

/** Proposed to the teacher alone; one gesture makes a group of the class of each. */
export function NeedGroups({ pupils, groups, scope }: NeedGroupsProps): ReactElement {
  const proposed = proposedGroups(
    pupils.map(({ id, copies, missed }) => ({ id, copies, counts: needCounts(missed) })),
  )
  const save = useSaveGroup()
  const toast = useToast()
  const section = useFocusFallback(save.isPending)
  const make = (name: string, group: ProposedGroup, before: LearnerGroup | null): void =>
    save.mutate(
      {
        before,
        fields: { name, learner_ids: [...group.pupils] },
        idempotencyKey: newIdempotencyKey(),
      },
      {
        onSuccess: () => toast.show({ tone: 'success', text: CLASS_RESULTS.groupMade(name) }),
        onError: () => toast.show({ tone: 'error', text: CLASS_RESULTS.groupError }),
      },
    )
  const isTooSmall = pupils.filter(({ copies }) => copies > 0).length < FEWEST_PUPILS
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="mt-12 outline-none"
      aria-labelledby="groupes-proposes"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="groupes-proposes">{CLASS_RESULTS.groups}</h2>
          <p className="mt-1 text-muted">
            {proposed.length > 0
              ? CLASS_RESULTS.groupsLead
              : isTooSmall
                ? CLASS_RESULTS.tooFew
                : CLASS_RESULTS.noGroup}
          </p>
        </div>
        <ButtonLink variant="ghost" icon="pencil" to={PATHS.classGroups}>
          {CLASS_RESULTS.changeGroups}
        </ButtonLink>
      </div>
      {proposed.length > 0 && (
        <ul className="group-cards">
          {proposed.map((group) => {
            const { name } = GROUP_TOPICS[group.topic]
            const stored = groups.find((one) => one.name === name) ?? null
            return (
              <ProposedGroupCard
                key={group.topic}
                group={group}
                pupils={pupils}
                stored={stored}
                scope={scope}
                isBusy={save.isPending && save.variables.fields.name === name}
                onMake={() => make(name, group, stored)}
              />
            )
          })}
        </ul>
      )}
    </section>
  )
}

interface ProposedGroupCardProps {
  readonly group: ProposedGroup
  readonly pupils: readonly ClassPupil[]
  /** The group of that name. */
  readonly stored: LearnerGroup | null
  readonly scope: ClassScope
  readonly isBusy: boolean
  readonly onMake: () => void
}

function hasSamePupils(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

function ProposedGroupCard(props: ProposedGroupCardProps): ReactElement {
  const { group, pupils, stored, scope, isBusy, onMake } = props
  const { name, reason } = GROUP_TOPICS[group.topic]
  const { makeGroup, makeGroupOf, updateGroup, updateGroupOf } = CLASS_RESULTS
  const members = pupils.filter(({ id }) => group.pupils.includes(id))
  const isMade = stored !== null && hasSamePupils(stored.learner_ids, group.pupils)
  return (
    <li className="group-card">
      <div className="group-label proposed-label">
        <h3>{name}</h3>
        <p>{CLASS_RESULTS.pupils(members.length)}</p>
      </div>
      <div>
        <p>{reason}</p>
        <p className="mt-3 border-t border-rule pt-3 text-muted">
          {members.map(({ first_name }) => first_name).join(', ')}
        </p>
      </div>
      {isMade ? (
        <Link
          to={classPath(PATHS.classResults, { ...scope, group: stored.id })}
          className="proposed-action"
          aria-label={CLASS_RESULTS.groupWordsOf(name)}
        >
          {CLASS_RESULTS.groupWords}
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <Button
          variant="ghost"
          icon={stored ? 'refresh' : 'plus'}
          className="-ml-4 justify-self-start"
          busy={isBusy}
          aria-label={stored ? updateGroupOf(name) : makeGroupOf(name)}
          onClick={onMake}
        >
          {stored ? updateGroup : makeGroup}
        </Button>
      )}
    </li>
  )
}
