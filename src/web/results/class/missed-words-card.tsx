import { type ReactElement, useState } from 'react'
import type { ClassResults, MissedByClass } from '../../../contract/class/class-results.ts'
import type { LearnerGroup } from '../../../contract/class/learner-groups.ts'
import { withoutElision } from '../../../domain/copy/text/text-words.ts'
import { LEVELS, type Level } from '../../../domain/level.ts'
import { weeklyLength } from '../../../domain/word-review/weekly-dictation.ts'
import { CLASS_RESULTS } from '../../../texts/class-results.ts'
import { weeklyTheme } from '../../../texts/word-review/weekly-dictation.ts'
import { today } from '../../api/today.ts'
import { generatorPath } from '../../generator-address.ts'
import { PATHS } from '../../paths.ts'
import { useSubscription } from '../../plans/use-subscription.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classPath, type DisputedWords, useDueWords } from './class-results-api.ts'

/** Ticked beforehand: as many as a lesson takes up again. */
const TICKED_WORDS = 6

interface MissedWordsCardProps {
  readonly results: ClassResults
  readonly disputed: DisputedWords | undefined
  /** Null for the whole class. */
  readonly group: LearnerGroup | null
}

/** The most missed words, and a new dictation on those that are ticked. */
export function MissedWordsCard({ results, disputed, group }: MissedWordsCardProps): ReactElement {
  const { words } = results
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    words.slice(0, TICKED_WORDS).map(({ word }) => word),
  )
  const most = Math.max(1, ...words.map(({ pupils }) => pupils))
  const toggle = (word: string, on: boolean): void =>
    setTicked(on ? [...ticked, word] : ticked.filter((one) => one !== word))
  return (
    <section className="card class-card" aria-labelledby="mots-a-reprendre">
      <h2 id="mots-a-reprendre">
        {words.length < 10 ? CLASS_RESULTS.fewWords : CLASS_RESULTS.words}
      </h2>
      {words.length === 0 ? (
        <p className="mt-2 text-muted">{CLASS_RESULTS.noWord}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">
            {disputed ? CLASS_RESULTS.wordsLeadSpelled : CLASS_RESULTS.wordsLead}
          </p>
          <ul className="missed-words">
            {words.map((word) => (
              <MissedWordRow
                key={word.word}
                word={word}
                written={spellingOf(word, disputed)}
                share={(100 * word.pupils) / most}
                checked={ticked.includes(word.word)}
                onChange={(on) => toggle(word.word, on)}
              />
            ))}
          </ul>
          <Relaunch results={results} words={ticked} group={group} />
        </>
      )}
      <WeeklyDictationLink results={results} group={group} />
    </section>
  )
}

/** The spelling met most often, where this dictation has the word. */
function spellingOf({ form }: MissedByClass, disputed: DisputedWords | undefined): string | null {
  const lower = form.toLocaleLowerCase('fr')
  const found = disputed?.words.find(
    ({ expected }) => withoutElision(expected).toLocaleLowerCase('fr') === lower,
  )
  const written = found?.spellings[0]?.written
  return written === undefined ? null : withoutElision(written)
}

interface MissedWordRowProps {
  readonly word: MissedByClass
  readonly written: string | null
  /** Of the pencil, in hundredths. */
  readonly share: number
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function MissedWordRow(props: MissedWordRowProps): ReactElement {
  const { word, written, share, checked, onChange } = props
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span lang="fr">
          {word.form}
          {written !== null && (
            <>
              <span className="sr-only">{` (${CLASS_RESULTS.instead(written)})`}</span>
              <s aria-hidden="true">{written}</s>
            </>
          )}
        </span>
        <b>
          {word.pupils}
          <span className="sr-only">
            {' '}
            {CLASS_RESULTS.pupils(word.pupils).replace(/^\S+ /u, '')}
          </span>
        </b>
      </label>
      <div className="score-pencil" style={{ '--v': share }} aria-hidden="true">
        <i />
      </div>
    </li>
  )
}

/** That of the dictation, else of most pupils. */
function levelOf({ dictation, pupils }: ClassResults): Level {
  if (dictation) return dictation.level
  const counts = Map.groupBy(pupils, ({ level }) => level)
  const [most = LEVELS[0]] = LEVELS.toSorted(
    (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
  )
  return most
}

interface RelaunchProps {
  readonly results: ClassResults
  readonly words: readonly string[]
  readonly group: LearnerGroup | null
}

/** The words that are due for most, whatever this dictation was (REV-02). */
function WeeklyDictationLink({
  results,
  group,
}: Omit<RelaunchProps, 'words'>): ReactElement | null {
  const due = useDueWords(group?.id ?? null).data ?? []
  const maximum = useSubscription().data?.limits.max_sentences ?? null
  if (due.length === 0) return null
  const text = { length: weeklyLength(due.length, maximum), theme: weeklyTheme(today()) }
  const words = due.map(({ word }) => word)
  return (
    <ButtonLink
      variant="ghost"
      icon="book"
      className="-ml-4 mt-1"
      to={generatorPath(words, levelOf(results), text)}
    >
      {CLASS_RESULTS.weekly(words.length)}
    </ButtonLink>
  )
}

function Relaunch({ results, words, group }: RelaunchProps): ReactElement {
  const maximum = useSubscription().data?.limits.max_sentences ?? null
  const text = { length: weeklyLength(words.length, maximum), theme: weeklyTheme(today()) }
  return words.length === 0 ? (
    <p className="mt-4 text-muted">{CLASS_RESULTS.chooseWords}</p>
  ) : (
    <>
      <ButtonLink
        icon="refresh"
        className="mt-4 w-full"
        to={generatorPath(words, levelOf(results), text)}
      >
        {CLASS_RESULTS.relaunch}
      </ButtonLink>
      <p className="mt-2 text-sm text-muted">
        {CLASS_RESULTS.relaunchNote(words.length, group?.name ?? null)}
      </p>
    </>
  )
}

interface BoardCardProps {
  readonly dictation: string
  readonly disputed: DisputedWords | undefined
}

/** The way to the wall, with its first word as it will be seen. */
export function BoardCard({ dictation, disputed }: BoardCardProps): ReactElement | null {
  const [first] = disputed?.words ?? []
  if (first === undefined) return null
  return (
    <section className="card class-card" aria-labelledby="au-tableau">
      <h2 id="au-tableau">{CLASS_RESULTS.board}</h2>
      <div className="board" aria-hidden="true">
        <p>
          {first.before}
          <span className="board-gap" />
          {first.after}
        </p>
        <div>
          {[first.expected, ...first.spellings.map(({ written }) => written)]
            .slice(0, 3)
            .toSorted((one, other) => one.localeCompare(other, 'fr'))
            .map((one) => (
              <span key={one}>{one}</span>
            ))}
        </div>
      </div>
      <p className="text-sm text-muted">{CLASS_RESULTS.boardText}</p>
      <ButtonLink
        variant="ghost"
        icon="screen"
        className="mt-2 -ml-4"
        to={classPath(PATHS.classProjection, { dictation })}
      >
        {CLASS_RESULTS.openBoard}
      </ButtonLink>
    </section>
  )
}
