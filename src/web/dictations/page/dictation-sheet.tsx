import { Fragment, type ReactElement, type ReactNode, useState } from 'react'
import type { DictationStudy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import { paragraphsOf } from '../../../domain/dictation/sentence-boundaries.ts'
import { formsIn, piecesAround, type StudiedWord } from '../../../domain/dictation/text-places.ts'
import { DICTATION_PAGE } from '../../../texts/dictations/dictation-page.ts'
import { SeyesSheet } from '../../ui/sheet/seyes-sheet.tsx'

interface DictationSheetProps {
  readonly dictation: Dictation
  /** Undefined until it is known. */
  readonly study: DictationStudy | undefined
}

function isShown({ places }: StudiedWord): boolean {
  return places.length > 0
}

/** The text on its ruled sheet; what is marked in it is chosen below. */
export function DictationSheet({ dictation, study }: DictationSheetProps): ReactElement {
  const [hidden, setHidden] = useState(false)
  const [goal, setGoal] = useState<string | null>(null)
  const [isScript, setScript] = useState(false)
  const words = (study?.words ?? []).filter(isShown)
  const goals = (study?.goals ?? []).filter(isShown)
  const [week, ofTheWeek] = DICTATION_PAGE.weekWords
  return (
    <article className="leaf" aria-label={DICTATION_PAGE.text}>
      <SeyesSheet className={isScript ? 'sheet-script' : ''}>
        <p className="sheet-title">
          <span>{dictation.title}</span>
        </p>
        <SheetText
          dictation={dictation}
          words={hidden ? [] : words}
          goals={goals.filter(({ word }) => word === goal)}
        />
      </SeyesSheet>
      <fieldset className="leaf-view">
        <legend className="sr-only">{DICTATION_PAGE.show}</legend>
        <span aria-hidden="true" className="max-sm:hidden">
          {DICTATION_PAGE.show}
        </span>
        {words.length > 0 && (
          <Choice checked={!hidden} onChange={(on) => setHidden(!on)}>
            {week}
            <span className="max-sm:sr-only">{ofTheWeek}</span>
          </Choice>
        )}
        {goals.map(({ word }) => (
          <Choice key={word} checked={goal === word} onChange={(on) => setGoal(on ? word : null)}>
            <span className="inline-block first-letter:uppercase">{word}</span>
          </Choice>
        ))}
        <Choice checked={isScript} onChange={setScript}>
          {DICTATION_PAGE.script}
        </Choice>
      </fieldset>
    </article>
  )
}

interface ChoiceProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

function Choice({ checked, onChange, children }: ChoiceProps): ReactElement {
  return (
    <label>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

interface SheetTextProps {
  readonly dictation: Dictation
  readonly words: readonly StudiedWord[]
  readonly goals: readonly StudiedWord[]
}

function SheetText({ dictation, words, goals }: SheetTextProps): ReactElement {
  const paragraphs = paragraphsOf(dictation.content)
  const starts = paragraphs.map((_, at) => paragraphs.slice(0, at).flat().length)
  const marked = (sentence: string, at: number): ReactElement => (
    <MarkedSentence
      key={at}
      sentence={sentence}
      highlighted={formsIn(words, at)}
      underlined={formsIn(goals, at)}
    />
  )
  if (dictation.form === 'sentences') {
    return (
      <ol className="sheet-numbered">
        {paragraphs.flat().map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand twice in a text
          <li key={at}>{marked(sentence, at)}</li>
        ))}
      </ol>
    )
  }
  return (
    <>
      {paragraphs.map((sentences, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <p key={paragraph}>
          {sentences.map((sentence, at) => marked(sentence, (starts[paragraph] ?? 0) + at))}
        </p>
      ))}
    </>
  )
}

interface MarkedSentenceProps {
  readonly sentence: string
  readonly highlighted: readonly string[]
  readonly underlined: readonly string[]
}

/** No line begins with a sign. */
function withoutBreaks(sentence: string): string {
  return sentence.replace(/ (?=[:;!?»])|(?<=«) /gu, '\u00a0')
}

function MarkedSentence(props: MarkedSentenceProps): ReactElement {
  const { sentence, highlighted, underlined } = props
  const pieces = piecesAround(withoutBreaks(sentence), [...highlighted, ...underlined])
  return (
    <>
      {pieces.map(({ text, found }, at) => {
        const isWeekWord = found && highlighted.includes(text)
        const piece = found && underlined.includes(text) ? <u>{text}</u> : text
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
          <Fragment key={at}>{isWeekWord ? <mark>{piece}</mark> : piece}</Fragment>
        )
      })}{' '}
    </>
  )
}
