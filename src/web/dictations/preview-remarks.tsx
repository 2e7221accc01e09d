import type { ReactElement } from 'react'
import type { GeneratedDictation } from '../../contract/dictations.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { writtenByAi } from '../../texts/ai/provider-notices.ts'
import { DICTATION_PREVIEW } from '../../texts/dictations/dictations.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import type { DictationDraft } from './generator-form-state.ts'

type Forced = GeneratedDictation['forced']

/** Null once the adult has edited the text: sentence numbers no longer apply. */
function sentencesOf({ written, content }: DictationDraft): readonly string[] | null {
  return written.content === content ? content.split(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u) : null
}

/** What to check before dictating: forced words, missing words, warnings of the writer. */
export function PreviewRemarks({ draft }: { readonly draft: DictationDraft }): ReactElement {
  const { forced, missing, warnings, source, provider, content } = draft.written
  const sentences = sentencesOf(draft)
  return (
    <div className="grid gap-3">
      {sentences !== null && (
        <p className="text-muted">
          {DICTATION_PREVIEW.sizes(sentences.length, wordsOf(content).length)}
        </p>
      )}
      {draft.form === 'sentences' && <Notice tone="info">{DICTATION_PREVIEW.independent}</Notice>}
      {source !== 'engine' && provider !== null && (
        <Notice tone="info">{writtenByAi(source, provider)}</Notice>
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
