/** Another sentence at one place of a text that is not stored yet (TXT-03). */
import * as z from 'zod/mini'
import { DICTATION_FORMS } from '../domain/dictation/dictation-form.ts'
import { MAX_CONTENT_LENGTH, MAX_SENTENCE_PROPOSALS } from '../domain/dictation/dictation-limits.ts'
import { writtenStory } from './dictations.ts'
import { filledText } from './fields.ts'
import { dictationRequest, dictationSentence, writingSeed } from './generation.ts'
import { route } from './route.ts'

/** Pieces of a text: thirty sentences, and what an adult wrote between them. */
const MAX_PIECES = 60

const pieces = z.array(filledText(MAX_CONTENT_LENGTH)).check(z.maxLength(MAX_PIECES, 'too-many'))

/** The request of the text, how it was written, and the text as it stands around the sentence. */
export const sentenceRequest = z
  .extend(dictationRequest, {
    form: z.enum(DICTATION_FORMS),
    story: writtenStory,
    seed: writingSeed,
    before: pieces,
    sentence: filledText(MAX_CONTENT_LENGTH),
    after: pieces,
    /** The sentences that stood there before, the first among them. */
    refused: z
      .array(filledText(MAX_CONTENT_LENGTH))
      .check(z.maxLength(MAX_SENTENCE_PROPOSALS + 1, 'too-many')),
  })
  .check(
    z.refine(
      ({ before, sentence, after }) =>
        [...before, sentence, ...after].join(' ').length <= 2 * MAX_CONTENT_LENGTH,
      'too-long',
    ),
  )

export type SentenceRequest = z.infer<typeof sentenceRequest>

export const sentenceProposal = z.object({
  /** null: no other sentence was found for the words. */
  sentence: z.nullable(dictationSentence),
})

export type SentenceProposal = z.infer<typeof sentenceProposal>

export const proposeSentence = route({
  method: 'POST',
  path: '/functions/v1/propose-sentence',
  access: 'session',
  body: sentenceRequest,
  reply: sentenceProposal,
  status: 200,
  longRunning: true,
  summary:
    'Another sentence for the same words at the same place of a text, within the limits of the plan',
})
