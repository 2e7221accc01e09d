import { type ReactElement, useState } from 'react'
import type { LearnerGroup } from '../../contract/class/learner-groups.ts'
import type { Learner } from '../../contract/learners.ts'
import { CLASS_GROUPS, YEAR_END } from '../../texts/class-groups.ts'
import { useLearners } from '../api/list-queries.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { PATHS } from '../paths.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { Page } from '../ui/layout/page.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { ArchivedLearners } from './archived-learners.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { useDeleteGroup, useGroups } from './learner-groups-api.ts'
import { YearEndForm } from './year-end-form.tsx'
import '../styles/class.css'

export function meta(): { title: string }[] {
  return [{ title: CLASS_GROUPS.pageTitle }]
}

/** CLA-02. */
export default function ClassScreen(): ReactElement {
  const learners = useLearners()
  const groups = useGroups()
  const { title, lead, back } = CLASS_GROUPS
  const failed = learners.isLoadingError ? learners : groups.isLoadingError ? groups : null
  return (
    <Page title={title} lead={lead} back={{ to: PATHS.learners, label: back }}>
      {learners.data && groups.data ? (
        <div className="grid gap-12">
          <GroupsSection learners={learners.data} groups={groups.data} />
          {learners.data.length > 0 && <YearEndSection learners={learners.data} />}
          <ArchivedLearners />
        </div>
      ) : failed ? (
        <ErrorPanel text={CLASS_GROUPS.loadError} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonLines label={CLASS_GROUPS.loading} count={4} />
      )}
    </Page>
  )
}

interface GroupsSectionProps {
  readonly learners: readonly Learner[]
  readonly groups: readonly LearnerGroup[]
}

type Opened =
  | { readonly kind: 'editing'; readonly before: LearnerGroup | null; readonly key: string }
  | { readonly kind: 'deleting'; readonly group: LearnerGroup }

function GroupsSection({ learners, groups }: GroupsSectionProps): ReactElement {
  const [opened, setOpened] = useState<Opened | null>(null)
  const section = useFocusFallback(opened !== null)
  const close = (): void => setOpened(null)
  const edit = (before: LearnerGroup | null): void =>
    setOpened({ kind: 'editing', before, key: newIdempotencyKey() })
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="groups">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="groups">{CLASS_GROUPS.groups}</h2>
          <p className="mt-1 text-muted">{CLASS_GROUPS.groupsLead}</p>
        </div>
        {learners.length > 0 && (
          <Button icon="plus" onClick={() => edit(null)}>
            {CLASS_GROUPS.add}
          </Button>
        )}
      </div>
      {groups.length === 0 ? (
        <div className="mt-6">
          <EmptyState text={learners.length > 0 ? CLASS_GROUPS.none : CLASS_GROUPS.noLearner} />
        </div>
      ) : (
        <ul className="group-cards">
          {groups.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              learners={learners}
              onEdit={() => edit(group)}
              onDelete={() => setOpened({ kind: 'deleting', group })}
            />
          ))}
        </ul>
      )}
      {opened?.kind === 'editing' && (
        <GroupDialog
          before={opened.before}
          learners={learners}
          idempotencyKey={opened.key}
          onClose={close}
        />
      )}
      {opened?.kind === 'deleting' && <DeleteGroupDialog group={opened.group} onClose={close} />}
    </section>
  )
}

interface GroupCardProps {
  readonly group: LearnerGroup
  readonly learners: readonly Learner[]
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** The label of an exercise book, and who is in it. */
function GroupCard({ group, learners, onEdit, onDelete }: GroupCardProps): ReactElement {
  const members = learners.filter(({ id }) => group.learner_ids.includes(id))
  const names = members.map(({ first_name }) => first_name).join(', ')
  return (
    <li className="group-card">
      <div className="group-label">
        <h3>{group.name}</h3>
        <p>{CLASS_GROUPS.count(members.length)}</p>
      </div>
      <p className="text-muted">{names || CLASS_GROUPS.empty}</p>
      <div className="group-card-actions">
        <IconButton icon="pencil" label={CLASS_GROUPS.edit(group.name)} onClick={onEdit} />
        <IconButton
          icon="trash"
          tone="danger"
          label={CLASS_GROUPS.remove(group.name)}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

interface DeleteGroupDialogProps {
  readonly group: LearnerGroup
  readonly onClose: () => void
}

function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps): ReactElement {
  const remove = useDeleteGroup()
  const toast = useToast()
  const settle = (tone: 'success' | 'error', text: string): void => {
    onClose()
    toast.show({ tone, text })
  }
  return (
    <ConfirmDialog
      open
      title={CLASS_GROUPS.deleteTitle}
      message={<p>{CLASS_GROUPS.deleteQuestion(group.name)}</p>}
      confirmLabel={CLASS_GROUPS.deleteConfirm}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(group, {
          onSuccess: () => settle('success', CLASS_GROUPS.deleted),
          onError: () => settle('error', CLASS_GROUPS.deleteError),
        })
      }
      onCancel={onClose}
    />
  )
}

/** Closed until the adult wants it: it is asked for once a year. */
function YearEndSection({ learners }: { readonly learners: readonly Learner[] }): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const section = useFocusFallback(isOpen)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="year-end">
      <h2 id="year-end">{YEAR_END.title}</h2>
      <p className="mt-1 mb-5 max-w-[42rem] text-muted">{YEAR_END.lead}</p>
      {isOpen ? (
        <YearEndForm learners={learners} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {YEAR_END.open}
        </Button>
      )}
    </section>
  )
}
