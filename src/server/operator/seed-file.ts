/** The file of `npm run seed`: accounts with their learners, checked whole before anything is written. */
import * as z from 'zod/mini'
import { newLearner } from '../../contract/learners.ts'
import { MAX_PASSWORD_LENGTH } from '../../domain/account/account-limits.ts'
import { PLAN_KEYS } from '../../domain/account/plan.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { birthDateProblem } from '../../domain/learner.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'
import { isStatus, normalizedEmail } from './account-arguments.ts'

const seedAccount = z.object({
  email: z.pipe(
    z.string('required'),
    z.transform((text: string, context): string => {
      const email = normalizedEmail(text)
      if (email !== undefined) return email
      context.issues.push({ code: 'custom', message: 'email-invalid', input: text })
      return z.NEVER
    }),
  ),
  password: z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(MAX_PASSWORD_LENGTH, 'too-long')),
  plan: z.enum(PLAN_KEYS, 'invalid'),
  status: z._default(z.string('invalid').check(z.refine(isStatus, 'invalid')), 'active'),
  learners: z._default(z.array(newLearner, 'invalid'), []),
})

export type SeedAccount = z.infer<typeof seedAccount>

function fieldName(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : String(step))).join(' ')
}

/** Two entries for one address would make the second run differ from the first. */
function repeatedEmails(accounts: readonly SeedAccount[]): string[] {
  const first = new Map<string, number>()
  return accounts.flatMap(({ email }, place) => {
    const earlier = first.get(email)
    if (earlier === undefined) first.set(email, place + 1)
    return earlier === undefined
      ? []
      : [COMMAND_TEXTS.entry(place + 1, 'email', COMMAND_TEXTS.sameEmail(earlier))]
  })
}

function birthDateMistakes(account: SeedAccount, place: number, today: CalendarDate): string[] {
  return account.learners.flatMap((learner, i) => {
    const problem = birthDateProblem(learner.birth_date, today)
    if (!problem) return []
    return [COMMAND_TEXTS.entry(place + 1, `learners ${i + 1} birth_date`, fieldSentence(problem))]
  })
}

/** The accounts of a file's JSON, or one French sentence a mistake. `file` is its name, for the sentences. */
export function parseSeedFile(
  content: unknown,
  file: string,
  today: CalendarDate,
): Result<readonly SeedAccount[], readonly string[]> {
  if (!Array.isArray(content)) return refuse([COMMAND_TEXTS.notAList(file)])
  const entries = content.map((entry: unknown) => z.safeParse(seedAccount, entry))
  const mistakes = entries.flatMap((entry, place) =>
    (entry.error?.issues ?? []).map((issue) =>
      COMMAND_TEXTS.entry(place + 1, fieldName(issue.path), fieldSentence(issue.message)),
    ),
  )
  if (mistakes.length > 0) return refuse(mistakes)
  const accounts = entries.flatMap((entry) => (entry.success ? [entry.data] : []))
  const later = [
    ...repeatedEmails(accounts),
    ...accounts.flatMap((account, place) => birthDateMistakes(account, place, today)),
  ]
  return later.length === 0 ? accept(accounts) : refuse(later)
}
