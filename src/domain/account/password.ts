/** Password rules: long rather than complex, and not among the first guesses (OWASP ASVS 5.0 V6.2). */

import { MAX_PASSWORD_LENGTH, MIN_DIGITS_LENGTH, MIN_PASSWORD_LENGTH } from './account-limits.ts'

export const PASSWORD_PROBLEMS = [
  'password-too-short',
  'password-too-long',
  'password-only-digits',
  'password-too-common',
] as const

export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number]

/** Common French passwords and their parts; longer ones combine these with digits and repetition. */
const COMMON =
  'motdepasse|passeport|password|secret|azerty|azertyuiop|qsdfghjklm|wxcvbn|qwerty|qwertyuiop|qwertz|bonjour|bonsoir|' +
  'salut|soleil|chocolat|doudou|loulou|chouchou|jetaime|iloveyou|amour|princesse|marseille|paris|lyon|france|nicolas|' +
  'camille|thomas|maman|papa|admin|administrateur|root|user|utilisateur|invite|test|demo|bienvenue|welcome|login|' +
  'connexion|compte|encrier|lencrier|dictee|dictees|ecole|maitresse|maitre|professeur|enseignant|parent|eleve|classe|' +
  'richelieu|pokemon|football|liverpool|dragon|monkey|superman|batman|naruto|minecraft|letmein|abc|abcd|abcdef|le|la|les|' +
  'mon|ma|mes|de|du|des|et|un|une'

const ONLY_COMMON = new RegExp(`^(?:${COMMON})+$`, 'u')

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
  '01234567890123456789',
].flatMap((row) => [row, [...row].reverse().join('')])

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const MIN_DIFFERENT = 5

/** NFKC before hashing: keyboards encode the same characters differently (OWASP ASVS V6.2). */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
}

function isRun(text: string): boolean {
  return text.length > 0 && ROWS.some((row) => row.includes(text))
}

function isRepetition(text: string): boolean {
  return /^(.{1,8}?)\1{2,}/u.test(text) && /^(.{1,8}?)\1+.{0,7}$/u.test(text)
}

function isCommon(password: string, personal: readonly string[]): boolean {
  const lower = password.toLowerCase()
  const readings = [
    lower,
    [...lower].map((character) => LOOK_ALIKES[character] ?? character).join(''),
  ]
  return readings.some((reading) => {
    const letters = personal.reduce(
      (rest, word) => rest.replaceAll(word, ''),
      plainLetters(reading),
    )
    // Digits and punctuation around a common word or the user's own name add little.
    return (
      letters.length < 4 || ONLY_COMMON.test(letters) || isRun(letters) || isRepetition(letters)
    )
  })
}

function isGuessable(normal: string, email: string): boolean {
  if (new Set(normal.toLowerCase()).size < MIN_DIFFERENT) return true
  if (/^\d+$/u.test(normal)) return isRun(normal) || isRepetition(normal)
  if (/[^\p{ASCII}\p{Script=Latin}]/u.test(normal)) return false
  const local = plainLetters(email.split('@')[0] ?? '')
  return isCommon(normal, local.length >= 3 ? [local] : [])
}

/** The local part of `email` counts as a common word. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const normal = normalPassword(password)
  const length = [...normal].length
  if (length < MIN_PASSWORD_LENGTH) return 'password-too-short'
  if (normal.length > MAX_PASSWORD_LENGTH) return 'password-too-long'
  if (/^\d+$/u.test(normal) && length < MIN_DIGITS_LENGTH) return 'password-only-digits'
  return isGuessable(normal, email) ? 'password-too-common' : undefined
}
