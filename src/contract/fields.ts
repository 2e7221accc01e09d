/** Shared fields. Messages are codes, which `texts/fields.ts` translates. */

import * as z from 'zod/mini'
import { CODE_DIGITS, MAX_EMAIL_LENGTH } from '../domain/account/account-limits.ts'
import { type CalendarDate, parseCalendarDate } from '../domain/calendar-date.ts'
import { GIVEN_PARTS } from '../domain/dictation/given-part.ts'
import { LEVELS } from '../domain/level.ts'

export const FIELD_CODES = [
  'invalid',
  'required',
  'too-long',
  'too-many',
  'too-small',
  'too-large',
  'email-invalid',
  'date-invalid',
  'level-invalid',
  'birth-date-invalid',
  'birth-date-too-recent',
  'birth-date-too-old',
  'sentences-out-of-range',
  'goals-too-many',
  'operations-empty',
  'analysis-type-empty',
  'counts-disagree',
  'password-too-short',
  'password-too-long',
  'password-only-digits',
  'password-too-common',
  'code-invalid',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

function code(value: FieldCode): FieldCode {
  return value
}

export const id = z.uuid(code('invalid'))

/** ISO 8601 in UTC. PostgreSQL has no year 0. */
export const instant = z.iso
  .datetime(code('date-invalid'))
  .check(z.refine((boundedText) => !boundedText.startsWith('0000'), code('date-invalid')))

export const calendarDate = z.pipe(
  z.string(code('required')),
  z.transform((boundedText: string, context): CalendarDate => {
    const date = parseCalendarDate(boundedText)
    if (date) return date
    context.issues.push({ code: 'custom', message: code('date-invalid'), input: boundedText })
    return z.NEVER
  }),
)

/** In NFC, trimmed. */
export const emailAddress = z.string(code('required')).check(
  z.overwrite((value) => value.normalize('NFC').trim()),
  z.email(code('email-invalid')),
  z.maxLength(MAX_EMAIL_LENGTH, code('too-long')),
)

/** A one-time code; spaces are allowed. */
export const codeDigits = z.string(code('required')).check(
  z.overwrite((value) => value.replace(/\s/gu, '')),
  z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`, 'u'), code('code-invalid')),
)

/** Of a link or of a step of sign-in. Anything else is refused like an expired one. */
export const oneTimeToken = z.string(code('required')).check(z.maxLength(200, code('invalid')))

export const level = z.enum(LEVELS, code('level-invalid'))

export const givenPart = z.enum(GIVEN_PARTS, code('invalid'))

/** Control characters other than tabs and line ends (PostgreSQL refuses NUL), and lone surrogates. */
function hasUnstorable(value: string): boolean {
  return /(?![\t\n\r])\p{Cc}/u.test(value) || !value.isWellFormed()
}

/** A name of zero-width spaces, fillers or blank Braille would be a row that nobody can point at. */
function hasVisible(value: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value)
}

function tidy(value: string): string {
  const text = value.normalize('NFC').trim()
  return hasVisible(text) || hasUnstorable(text) ? text : ''
}

/** In NFC, trimmed, possibly empty, as is what nobody sees; `maximum` in UTF-16 units. */
export function boundedText(maximum: number): z.ZodMiniType<string, string> {
  return z.string(code('required')).check(
    z.overwrite(tidy),
    z.maxLength(maximum, code('too-long')),
    z.refine((value) => !hasUnstorable(value), code('invalid')),
  )
}

export function filledText(maximum: number): z.ZodMiniType<string, string> {
  return z.string(code('required')).check(
    z.overwrite(tidy),
    z.minLength(1, code('required')),
    z.maxLength(maximum, code('too-long')),
    z.refine((value) => !hasUnstorable(value), code('invalid')),
  )
}

export function whole(minimum: number, maximum: number): z.ZodMiniType<number, number> {
  return z
    .int(code('invalid'))
    .check(z.gte(minimum, code('too-small')), z.lte(maximum, code('too-large')))
}
