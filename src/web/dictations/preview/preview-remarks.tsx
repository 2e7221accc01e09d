import type { ReactElement } from 'react'
import type { GeneratedDictation } from '../../../contract/generation.ts'
import { wordsOf } from '../../../domain/copy/text/text-words.ts'
import { writtenByAi } from '../../../texts/ai/provider-notices.ts'
import { DICTATION_PREVIEW } from '../../../texts/dictations/dictation-preview.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { DictationDraft } from '../generator-form-state.ts'
import { wordPlaces } from './previewed-text-state.ts'
import { piecesOf } from './sentence-choices-state.ts'

type Forced = GeneratedDictation['forced']

/** The sentences as they stand; null once the adult has written some: who knows how many they are. */
function sentencesOf(draft: DictationDraft): readonly string[] | null {
  const pieces = piecesOf(draft)
  return pieces.every(({ place }) => place !== null) ? pieces.map(({ text }) => text) : null
}

/** Of the sentences that still stand as they were written. */
function forcedOf({ written, choices }: DictationDraft): Forced {
  return written.forced.filter(({ sentence }) => choices[sentence]?.shown === 0)
}

function isChanged({ choices }: DictationDraft): boolean {
  return choices.some(({ shown }) => shown > 0)
}

/** What to check before dictating: forced words, missing words, warnings of the writer. */
export function PreviewRemarks({ draft }: { readonly draft: DictationDraft }): ReactElement {
  const { missing, warnings, source, provider } = draft.written
  const forced = forcedOf(draft)
  const sentences = sentencesOf(draft)
  return (
    <div className="grid gap-3">
      {sentences !== null && (
        <p className="text-muted">
          {DICTATION_PREVIEW.sizes(sentences.length, wordsOf(draft.content).length)}
        </p>
      )}
      <PlacedWords draft={draft} />
      {source !== 'engine' && provider !== null && (
        <Notice tone="info">{writtenByAi(isChanged(draft) ? 'mixed' : source, provider)}</Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="info">
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {missing.length > 0 && <Notice tone="warning">{DICTATION_PREVIEW.missing(missing)}</Notice>}
      {forced.length > 0 && sentences !== null && (
        <ForcedSentences forced={forced} sentences={sentences} />
      )}
    </div>
  )
}

/** TXT-05: what each given word became. */
function PlacedWords({ draft }: { readonly draft: DictationDraft }): ReactElement | null {
  const words = wordPlaces(draft)
  if (words.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <h3 className="font-body text-base font-semibold tracking-normal">
        {DICTATION_PREVIEW.wordPlaces}
      </h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5 text-[0.9375rem]">
        {words.map(({ word, places }) => (
          <li key={word} className="rounded-tag bg-ink-050 px-2.5 py-1 text-ink-800">
            <span className="font-semibold">{word}</span>{' '}
            <span className="text-muted">
              {places
                .map(({ form, sentence }) => DICTATION_PREVIEW.wordPlace(word, form, sentence))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ForcedSentencesProps {
  readonly forced: Forced
  readonly sentences: readonly string[]
}

function ForcedSentences({ forced, sentences }: ForcedSentencesProps): ReactElement {
  const groups = [...Map.groupBy(forced, ({ sentence }) => sentence)]
  return (
    <Notice tone="warning">
      <p className="font-semibold">{DICTATION_PREVIEW.forcedTitle}</p>
      <p>{DICTATION_PREVIEW.forcedHint}</p>
      <ol className="mt-2 grid gap-2">
        {groups
          .toSorted(([one], [other]) => one - other)
          .map(([sentence, words]) => (
            <li key={sentence}>
              <p className="font-semibold">
                {DICTATION_PREVIEW.forcedSentence(sentence + 1, sentences[sentence] ?? '')}
              </p>
              <ul>
                {words.map(({ word, reason }) => (
                  <li key={word}>{DICTATION_PREVIEW.forced(word, reason)}</li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </Notice>
  )
}
