import type { ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import type { FilingQuestion } from '../../../domain/class/sheet-filing.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import { FILING, FILING_QUESTIONS } from '../../../texts/corrections/class-correction.ts'
import { LearnerSelect } from '../../learners/learner-select.tsx'
import { Button } from '../../ui/button.tsx'
import { GivenPartSelect } from '../setup/given-part-select.tsx'
import type { ClassPhoto } from './class-photo-state.ts'

interface FilingCardProps {
  readonly photo: ClassPhoto
  readonly question: FilingQuestion
  /** Object URL. */
  readonly url: string | undefined
  /** The likely ones first. */
  readonly likely: readonly Learner[]
  readonly learners: readonly Learner[]
  readonly nameOf: (learner: string) => string
  /** What may have been given of the text, and what the free sheets before this one were. */
  readonly parts: readonly GivenPart[]
  readonly given: GivenPart
  readonly onGiven: (part: GivenPart) => void
  readonly onFile: (learner: string) => void
  readonly onReplace: () => void
  readonly onDrop: () => void
}

/** So many are a glance; the others stand in the select. */
const SHOWN = 8

/** One question about a photo that belongs under nobody yet. */
export function FilingCard(props: FilingCardProps): ReactElement {
  const { photo, question, url, nameOf, onDrop } = props
  return (
    <section className="card class-card" aria-labelledby="photo-a-ranger">
      <h2 id="photo-a-ranger">{FILING_QUESTIONS[question]}</h2>
      <p className="text-muted">{reasonOf(photo, question, nameOf)}</p>
      <div className="filing">
        {url !== undefined && <img src={url} alt={FILING.photo} className="filing-photo" />}
        <div className="grid content-start gap-4">
          {question === 'free' || question === 'number' ? (
            <WhoseCopy {...props} />
          ) : (
            <WhichCopy {...props} />
          )}
          <div>
            <Button variant="ghost" icon="trash" onClick={onDrop}>
              {FILING.drop}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

function reasonOf(
  { learner, page }: ClassPhoto,
  question: FilingQuestion,
  nameOf: (learner: string) => string,
): string {
  const name = learner === null ? '' : nameOf(learner)
  const reasons: Readonly<Record<FilingQuestion, string>> = {
    free: FILING.free,
    number: FILING.number,
    page: FILING.page(name, page),
    checked: FILING.checked(name),
  }
  return reasons[question]
}

/** Whose: a key for each of the likely ones, 1 to 8. */
function WhoseCopy(props: FilingCardProps): ReactElement {
  const { photo, likely, learners, nameOf, parts, given, onGiven, onFile } = props
  return (
    <>
      {!photo.isCoded && parts.length > 1 && (
        <GivenPartSelect parts={parts} part={given} onChange={onGiven} />
      )}
      <ul className="filing-names">
        {likely.slice(0, SHOWN).map(({ id }) => (
          <li key={id}>
            <Button variant="outline" onClick={() => onFile(id)}>
              {nameOf(id)}
            </Button>
          </li>
        ))}
      </ul>
      <LearnerSelect
        label={FILING.other}
        none={FILING.choose}
        learners={learners}
        value={null}
        onChange={(learner) => {
          if (learner) onFile(learner.id)
        }}
      />
    </>
  )
}

/** Which of two photos, or whether a checked copy is done again. */
function WhichCopy({ photo, question, onFile, onReplace }: FilingCardProps): ReactElement | null {
  const { learner } = photo
  if (learner === null) return null
  if (question === 'checked') {
    return (
      <Button variant="outline" onClick={() => onFile(learner)}>
        {FILING.another}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => onFile(learner)}>
        {FILING.nextPage}
      </Button>
      <Button variant="outline" onClick={onReplace}>
        {FILING.instead}
      </Button>
    </div>
  )
}
