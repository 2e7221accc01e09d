import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { Dictation } from '../../../contract/dictations.ts'
import { wordsOf } from '../../../domain/copy/text/text-words.ts'
import type { BreathGroup } from '../../../domain/dictating/breath-group.ts'
import { dictatingMinutes } from '../../../domain/dictating/dictating-pace.ts'
import { sentencesOf } from '../../../domain/dictation/sentence-boundaries.ts'
import { DICTATION_PAGE } from '../../../texts/dictations/dictation-page.ts'
import { DICTATION_PREVIEW } from '../../../texts/dictations/dictation-preview.ts'
import { longDate } from '../../../texts/format.ts'
import { DICTATION_FORM_NAMES } from '../../../texts/vocabulary.ts'
import { useLearners } from '../../api/list-queries.ts'
import { classCorrectionPath, correctPath, dictatePath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'

interface DictationHeadProps {
  readonly dictation: Dictation
  readonly isNew: boolean
}

/** Title, class, form, size, theme and date. */
export function DictationHead({ dictation, isNew }: DictationHeadProps): ReactElement {
  const { title, level, form, theme, content, created_at } = dictation
  const sizes = DICTATION_PREVIEW.sizes(sentencesOf(content).length, wordsOf(content).length)
  return (
    <header>
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted">
        <Tag>{level}</Tag>
        {form !== null && <Tag tone="kraft">{DICTATION_FORM_NAMES[form]}</Tag>}
        <span>{sizes}</span>
        {theme !== null && <span className="min-w-0 wrap-anywhere">{theme}</span>}
        <span>
          {isNew ? DICTATION_PAGE.createdNow : DICTATION_PAGE.createdOn(longDate(created_at))}
        </span>
      </p>
    </header>
  )
}

interface DictationActionsProps {
  readonly dictation: Dictation
  /** None until they are known. */
  readonly groups: readonly BreathGroup[]
  readonly onEdit: () => void
}

/** Fewer are corrected one by one. */
const LEAST_CLASS = 3

/** The things one does with a dictation; only «Dicter» is filled. */
export function DictationActions(props: DictationActionsProps): ReactElement {
  const { dictation, groups, onEdit } = props
  const { id, level } = dictation
  const [correct, aCopy] = DICTATION_PAGE.correct
  const isClass = (useLearners().data?.length ?? 0) >= LEAST_CLASS
  return (
    <nav className="dictation-actions" aria-label={DICTATION_PAGE.actions}>
      <Link to={dictatePath(id)} className="dictate-btn">
        <Icon name="speaker" className="size-12" />
        <b>{DICTATION_PAGE.dictate}</b>
        <small>
          {groups.length > 0
            ? DICTATION_PAGE.dictateSize(groups.length, dictatingMinutes(groups, level))
            : DICTATION_PAGE.dictateHint}
        </small>
      </Link>
      <ButtonLink variant="outline" icon="camera" to={correctPath(null, id)}>
        <span>
          {correct}
          <span className="max-sm:sr-only">{aCopy}</span>
        </span>
      </ButtonLink>
      {isClass && (
        <ButtonLink
          variant="outline"
          icon="users"
          className="correct-class"
          to={classCorrectionPath(id)}
        >
          {DICTATION_PAGE.correctClass}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" icon="printer" to="#imprimer">
        {DICTATION_PAGE.print}
      </ButtonLink>
      <Button variant="outline" icon="pencil" onClick={onEdit}>
        {DICTATION_PAGE.edit}
      </Button>
    </nav>
  )
}
