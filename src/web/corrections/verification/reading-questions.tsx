import type { ReactElement } from 'react'
import type { CopyDraft } from '../../../domain/copy/draft/copy-draft.ts'
import { type NuanceGroup, nuanceGroups } from '../../../domain/copy/draft/nuance-group.ts'
import { movedSentences } from '../../../domain/copy/draft/sentence-remarks.ts'
import { READING_QUESTIONS } from '../../../texts/corrections/copy-verification.ts'
import { Button } from '../../ui/button.tsx'
import type { CopyVerification, VerificationEvent } from './verification-state.ts'

interface ReadingQuestionsProps {
  readonly copy: CopyVerification
  readonly dispatch: (event: VerificationEvent) => void
}

/** What is asked once for many words: accents, capitals, the order of the sentences. */
export function ReadingQuestions({ copy, dispatch }: ReadingQuestionsProps): ReactElement | null {
  const { draft } = copy
  const groups = nuanceGroups(draft)
  const moved = draft.guided ? [] : movedSentences(draft)
  if (groups.length === 0 && moved.length === 0) return null
  return (
    <section aria-label={READING_QUESTIONS.label} className="card grid gap-4 p-4 sm:p-5">
      {groups.map((group) => (
        <Question
          key={group.kind}
          sentence={READING_QUESTIONS[group.kind](readPairs(draft, group))}
        >
          <Button
            variant="outline"
            onClick={() =>
              dispatch({ type: 'group-answered', indexes: group.indexes, right: false })
            }
          >
            {READING_QUESTIONS.asRead}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              dispatch({ type: 'group-answered', indexes: group.indexes, right: true })
            }
          >
            {READING_QUESTIONS.allRight}
          </Button>
        </Question>
      ))}
      {moved.length > 0 && (
        <Question
          sentence={READING_QUESTIONS.moved(
            moved.map(({ first, last }) =>
              draft.original.slice(draft.words[first]?.start, draft.words[last]?.end),
            ),
          )}
        >
          <Button variant="outline" onClick={() => dispatch({ type: 'order-restored' })}>
            {READING_QUESTIONS.inPlace}
          </Button>
        </Question>
      )}
    </section>
  )
}

function readPairs({ words }: CopyDraft, { indexes }: NuanceGroup): string[] {
  return indexes.map((index) => words[index]?.found.read ?? '')
}

interface QuestionProps {
  readonly sentence: string
  readonly children: React.ReactNode
}

function Question({ sentence, children }: QuestionProps): ReactElement {
  return (
    <div className="grid gap-2.5">
      <p>{sentence}</p>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </div>
  )
}
