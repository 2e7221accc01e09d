/** What an adult should look at before a class list is added to the learners (CLA-01). */
import type { CalendarDate } from '../calendar-date.ts'
import { type BirthDateProblem, birthDateProblem, MAX_NAME_LENGTH } from '../learner.ts'
import { comparableText } from './learner-search.ts'
import type { ListedPupil } from './listed-pupil.ts'

/** What keeps a line from being added. */
export type ImportProblem =
  | 'first-name-missing'
  | 'last-name-missing'
  | 'name-too-long'
  | 'level-missing'
  | BirthDateProblem

/** Who else has the name: a line that may be the same child, a learner who may be, a child of the same full name or first name. */
export type Namesake = 'listed-twice' | 'already-learner' | 'same-name' | 'same-first-name'

export interface CheckedPupil {
  readonly problems: readonly ImportProblem[]
  readonly namesake: Namesake | null
}

type Named = Pick<ListedPupil, 'first_name' | 'last_name'> & {
  readonly birth_date: string | null
}

function fullName({ first_name, last_name }: Named): string {
  return comparableText(`${first_name} ${last_name}`)
}

/** Two days of birth tell two children of one name apart; one that is missing tells nothing. */
function mayBeOne(one: Named, other: Named): boolean {
  const areKnown = one.birth_date !== null && other.birth_date !== null
  return fullName(one) === fullName(other) && !(areKnown && one.birth_date !== other.birth_date)
}

function problemsOf(pupil: ListedPupil, today: CalendarDate): ImportProblem[] {
  const { first_name, last_name, birth_date, level } = pupil
  const problems: (ImportProblem | false | undefined)[] = [
    first_name.trim() === '' && 'first-name-missing',
    last_name.trim() === '' && 'last-name-missing',
    Math.max(first_name.length, last_name.length) > MAX_NAME_LENGTH && 'name-too-long',
    level === null && 'level-missing',
    birth_date === null ? undefined : birthDateProblem(birth_date, today),
  ]
  return problems.filter((problem) => typeof problem === 'string')
}

interface Others {
  /** Lines above this one. */
  readonly above: readonly Named[]
  readonly lines: readonly Named[]
  readonly learners: readonly Named[]
}

function namesakeOf(pupil: Named, { above, lines, learners }: Others): Namesake | null {
  if (learners.some((other) => mayBeOne(pupil, other))) return 'already-learner'
  if (above.some((other) => mayBeOne(pupil, other))) return 'listed-twice'
  const others = [...lines, ...learners].filter(
    (other) => other !== pupil && !mayBeOne(pupil, other),
  )
  if (others.some((other) => fullName(other) === fullName(pupil))) return 'same-name'
  const first = comparableText(pupil.first_name)
  return first !== '' && others.some((other) => comparableText(other.first_name) === first)
    ? 'same-first-name'
    : null
}

/** One answer a line, in order. `learners`: those there are. */
export function checkImport(
  lines: readonly ListedPupil[],
  learners: readonly Named[],
  today: CalendarDate,
): CheckedPupil[] {
  return lines.map((pupil, at) => ({
    problems: problemsOf(pupil, today),
    namesake: namesakeOf(pupil, { above: lines.slice(0, at), lines, learners }),
  }))
}

/** Whether a line is probably the same child again: it is left out unless the adult says otherwise. */
export function isProbablyTwice(namesake: Namesake | null): boolean {
  return namesake === 'listed-twice' || namesake === 'already-learner'
}
