import type { ReactElement, ReactNode } from 'react'
import type { DictationStudy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import { sentencesOf } from '../../../domain/dictation/sentence-boundaries.ts'
import { DICTATION_PAGE } from '../../../texts/dictations/dictation-page.ts'
import { counted } from '../../../texts/format.ts'
import { PATHS } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { missingWords } from './dictation-page-state.ts'

interface StoredNoticeProps {
  readonly dictation: Dictation
  /** Undefined until it is known. */
  readonly study: DictationStudy | undefined
  /** It could not be asked. */
  readonly isUnknown: boolean
  readonly onAdd: () => void
}

/** Right after «Créer». Never green while a word is missing, or may be: the region is empty until that is known. */
export function StoredNotice(props: StoredNoticeProps): ReactElement {
  const { dictation, study, isUnknown, onAdd } = props
  return (
    <div role="status" className="mb-7 empty:hidden">
      {study !== undefined ? (
        <Outcome dictation={dictation} study={study} onAdd={onAdd} />
      ) : (
        isUnknown && (
          <Band tone="bg-ink-100 text-ink-800" icon="info" title={DICTATION_PAGE.stored} />
        )
      )}
    </div>
  )
}

interface OutcomeProps extends Pick<StoredNoticeProps, 'dictation' | 'onAdd'> {
  readonly study: DictationStudy
}

function Outcome({ dictation, study, onAdd }: OutcomeProps): ReactElement {
  const missing = missingWords(study.words)
  const all = study.words.length
  if (missing.length > 0) {
    return (
      <Band
        tone="bg-ochre-100 text-ochre-700"
        icon="info"
        title={DICTATION_PAGE.incomplete(missing)}
        action={
          <Button variant="outline" onClick={onAdd}>
            {DICTATION_PAGE.addWords}
          </Button>
        }
      >
        <p>{DICTATION_PAGE.incompleteHint}</p>
      </Band>
    )
  }
  return (
    <Band
      tone="bg-leaf-100 text-leaf-700"
      icon="check"
      title={DICTATION_PAGE.ready}
      action={
        <ButtonLink variant="outline" to={PATHS.dictationCreate}>
          {DICTATION_PAGE.writeAnother}
        </ButtonLink>
      }
    >
      <ul className="flex flex-wrap gap-x-5">
        {all > 0 && <li>{DICTATION_PAGE.wordsUsed(all, all)}</li>}
        <li>{counted(sentencesOf(dictation.content).length, 'phrase', 'phrases')}</li>
        <li>{DICTATION_PAGE.levelKept(dictation.level)}</li>
      </ul>
    </Band>
  )
}

interface BandProps {
  readonly tone: string
  readonly icon: IconName
  readonly title: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

function Band({ tone, icon, title, action, children }: BandProps): ReactElement {
  return (
    <div
      className={`stored-band grid items-center gap-x-5 gap-y-3 rounded-card p-5 sm:grid-cols-[auto_1fr_auto] ${tone}`}
    >
      <Icon name={icon} className="size-9 max-sm:hidden" />
      <div>
        <p className="font-display text-[1.35rem] leading-tight font-extrabold tracking-tight">
          {title}
        </p>
        {children}
      </div>
      {action}
    </div>
  )
}
