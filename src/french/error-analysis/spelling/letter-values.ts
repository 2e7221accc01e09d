/** Letters whose sound depends on their neighbours (c, g, s): what a copy would be read as, and what writes the sound. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { LetterValue } from '../../../domain/copy/review/spelling-explanation.ts'
import { pronounce } from '../pronunciation.ts'
import type { SpellingCase, SpellingRule } from './spelling-rules.ts'

const V = '[aeiouyàâéèêëîïôûùœ]'
const FRONT = '[eéèêëiîïy]'
const BACK = '[aàâoôuûù]'

/** `right` of the dictated word, written as `wrong`. The first row that explains the whole difference is told. */
/** What a child writes for the y of «voyage», which is read as two i. */
const FOR_Y = ['ill', 'iy', 'i', 'ï', 'll', 'il', 'iill', 'ii', 'illi'] as const

const VALUES: readonly (readonly [value: LetterValue, right: RegExp, wrong: string])[] = [
  ...FOR_Y.map((wrong) => ['y-as-two-i', /(?<=[aeou])y(?=[aeéèoi])/gu, wrong] as const),
  ['plain-s', new RegExp(`(?<=[bclnpr])s(?=${V})`, 'gu'), 'ss'],
  ['double-s', new RegExp(`(?<=${V})ss(?=${V})`, 'gu'), 's'],
  ['single-s', new RegExp(`(?<=${V})s(?=${V})`, 'gu'), 'ss'],
  ['voiced-sion', new RegExp(`(?<=${V})s(?=ions?$)`, 'gu'), 't'],
  ['voiced-s', new RegExp(`(?<=${V})s(?=${V})`, 'gu'), 'z'],
  ['soft-ge', /ge(?=[aàâoô])/gu, 'j'],
  // «geu» is g before eu: «courageux».
  ['soft-g', /ge(?=[aàâoô])/gu, 'g'],
  ['hard-g', new RegExp(`gu(?=${FRONT})`, 'gu'), 'g'],
  ['kept-u', new RegExp(`gu(?=${BACK})`, 'gu'), 'g'],
  ['kept-u', new RegExp(`qu(?=${BACK})`, 'gu'), 'c'],
  ['plain-g', new RegExp(`g(?=${BACK})`, 'gu'), 'gu'],
  ['plain-soft-g', /g(?=[iîéèê])/gu, 'ge'],
  ['read-gu', new RegExp(`g(?=${FRONT})`, 'gu'), 'gu'],
  ['soft-c', /ç/gu, 'c'],
  ['voiced-cedilla', new RegExp(`(?<=${V})ç`, 'gu'), 's'],
  ['cedilla', /ç/gu, 'ss'],
  ['cedilla', /(?<=[lnr])ç/gu, 's'],
  ['read-k', new RegExp(`(?:(?<=${V})ss|(?<!${V})s)(?=${BACK})`, 'gu'), 'c'],
  ['plain-soft-c', new RegExp(`(?<=${V})c(?=${FRONT})`, 'gu'), 's'],
  ['c-behind-accent', new RegExp(`(?<=[éèê])c(?=${FRONT})`, 'gu'), 'ss'],
  ['gn-alone', /gn(?=[aàâeéèêoôuœ])/gu, 'gni'],
  ['lone-c', new RegExp(`(?<!s)c(?=${FRONT})`, 'gu'), 'sc'],
  ['plain-c', new RegExp(`c(?=${FRONT})`, 'gu'), 'ç'],
  ['hard-c', new RegExp(`qu(?=${FRONT})`, 'gu'), 'c'],
  ['hard-cue', /cue/gu, 'ceu'],
  ['hard-cue', /cue/gu, 'ce'],
  ['hard-gue', /gue/gu, 'geu'],
  ['one-u', /[cg]ue(?=il)/gu, '$&u'],
  ['plain-k', new RegExp(`c(?=${BACK}|[lr])`, 'gu'), 'qu'],
  ['rare-k', /qu|c(?![eéèêiîyh])/gu, 'k'],
  ['rare-ck', /qu|c+(?![eéèêiîyh])/gu, 'ck'],
  ['first-s', new RegExp(`^s(?=${BACK})`, 'gu'), 'ç'],
  ['one-x', /x/gu, 'ks'],
  ['one-x', /x/gu, 'cs'],
  ['one-x', /x/gu, 'gz'],
  ['cu-vowel', /c(?=ui)/gu, 'q'],
  ['x-then-c', /(?<=^e)xc(?=[eéèi])/gu, 'x'],
]

const UNTOLD: typeof VALUES = [
  ['front-c', new RegExp(`c(?=${FRONT})`, 'gu'), 's'],
  ['front-c', new RegExp(`c(?=${FRONT})`, 'gu'), 'ss'],
  ['usual-s', new RegExp(`s(?=${FRONT})`, 'gu'), 'c'],
  ['ill-behind-a', new RegExp(`(?<=a)ill(?=${V})`, 'gu'), 'y'],
  ['ill-behind-ou', new RegExp(`(?<=ou)ill(?=${V})`, 'gu'), 'y'],
  ['ill-behind-e', new RegExp(`(?<=e)ill(?=${V})`, 'gu'), 'y'],
]

/** The letters of the word by which alone a copy differs, at one place or at all of them; null where more differs. */
function lettersBy(expected: string, written: string, right: RegExp, wrong: string): string | null {
  if (written === expected) return null
  const places = [...expected.matchAll(right)]
  // «cokille» has the qu of «coquille» in another way, not its c.
  const [letters] =
    places.find(
      ({ 0: found, index }) =>
        expected.slice(0, index) +
          found.replace(found, wrong) +
          expected.slice(index + found.length) ===
        written,
    ) ?? []
  const isEverywhere = expected.replace(right, wrong) === written
  return letters ?? (isEverywhere ? (places[0]?.[0] ?? null) : null)
}

/** The first row that explains the whole difference, with the letters of the word that it is about. */
function foundIn(rows: typeof VALUES, expected: string, written: string) {
  const told = rows.flatMap(([value, right, wrong]) => {
    const letters = lettersBy(expected, written, right, wrong)
    return letters === null ? [] : [{ value, letters }]
  })
  return told[0]
}

const WITH_CEDILLA = ['leçon', 'garçon', 'balançoire', 'maçon']

/** «médecain»: before a, the c is no longer read s, though «ain» sounds as «in» does; «conjugèson»: before è, the g is no longer that of «gare». */
function turnedGrapheme(core: string, expected: string, written: string): ErrorExplanation | null {
  const hard = /[cg](?=ai(?![lmn]))/u.exec(expected)
  const place = (hard?.index ?? -1) + 1
  const wrong = written.charAt(place)
  if (hard && /[éèê]/u.test(wrong) && expected.replace(/(?<=[cg])ai/u, wrong) === written)
    return {
      kind: 'letter-turned',
      expected: core,
      read: written,
      letter: hard[0],
      right: 'a',
      wrong,
    }
  const [, start = '', letter = '', end = ''] = /^(.*)([cg])in(.*)$/u.exec(expected) ?? []
  return letter !== '' && written === `${start}${letter}ain${end}`
    ? { kind: 'letter-turned', expected: core, read: written, letter, right: 'i', wrong: 'a' }
    : null
}

/** «soinie» for «soigne»: gn writes a sound of its own. */
const gnForNi: SpellingRule = ({ word, expected, written }) => {
  const isLost = expected !== written && expected.replace('gn', 'ni') === written
  const like = ['montagne', 'ligne', 'gagner'].filter((one) => one !== expected).slice(0, 2)
  const own = { kind: 'alike', expected: word.core, letters: 'gn', place: 'middle', like } as const
  return isLost ? { ...own, extra: null } : null
}

/** «innocant»: before a, the c is no longer read s. */
function turnedLetter(core: string, expected: string, written: string): ErrorExplanation | null {
  if (expected.length !== written.length) return null
  const at = [...expected].findIndex((letter, index) => letter !== written[index])
  const letter = expected.charAt(at - 1)
  const isSame = expected.slice(at + 1) === written.slice(at + 1)
  if (at < 1 || !isSame || !/[cg]/u.test(letter)) return null
  const isFront = (vowel: string): boolean => new RegExp(FRONT, 'u').test(vowel)
  const isBack = (vowel: string): boolean => new RegExp(BACK, 'u').test(vowel)
  const [right, wrong] = [expected.charAt(at), written.charAt(at)]
  const isTurned = (isFront(right) && isBack(wrong)) || (isBack(right) && isFront(wrong))
  return isTurned
    ? { kind: 'letter-turned', expected: core, read: written, letter, right, wrong }
    : null
}

/** «exigent» for «exigeant»: the e that softens the g stays before -ant. */
const softGeant: SpellingRule = ({ word, expected, written }) => {
  const mark = /geant(e?s?)$/u.exec(expected)?.[1]
  if (mark === undefined || written !== expected.replace('geant', 'gent')) return null
  const place = mark === '' ? 'end' : 'middle'
  const like = ['en mangeant', 'en nageant']
  return { kind: 'alike', expected: word.core, letters: 'geant', place, like, extra: null }
}

/** «sinje», «jirafe»: the sound j before e and i. */
export const softG: SpellingRule = (one) => softGeant(one) ?? frontG(one)

const frontG: SpellingRule = ({ word, expected, written }) => {
  const place = [...expected.matchAll(/g(?=[eéèêiîy])/gu)].find(
    ({ index }) => `${expected.slice(0, index)}j${expected.slice(index + 1)}` === written,
  )
  if (place === undefined) return null
  const isLast = /^ge(?:s|nt)?$/u.test(expected.slice(place.index))
  const like = ['neige', 'page', 'rouge'].filter((one) => !expected.startsWith(one)).slice(0, 2)
  const value = isLast ? 'final-ge' : 'front-g'
  return {
    kind: 'letter-value',
    expected: word.core,
    value,
    read: written,
    letters: 'g',
    verb: null,
    like,
  }
}

/** «dousement»: read z; a relative keeps the c. */
function plainSoftC(
  { word, expected, written, language }: SpellingCase,
  verb: string | null,
): ErrorExplanation {
  const lemmas = word.readings.map(({ lemma }) => lemma)
  const relatives = lemmas.flatMap((lemma) => language.wordFamilies.get(lemma) ?? [])
  const start = expected.slice(0, 3)
  const like = relatives.filter(
    (one) => one !== expected && one.startsWith(start) && /c[eiéè]/u.test(one),
  )
  return {
    kind: 'letter-value',
    expected: word.core,
    value: 'plain-soft-c',
    read: written,
    letters: 'c',
    verb,
    like: like.slice(0, 1),
  }
}

/** «cource», «persevoir», «vayant»: two ways to write a sound, where nothing else tells them apart. */
export const untoldLetters: SpellingRule = ({ word, expected, written }) => {
  const found = foundIn(UNTOLD, expected, written)
  if (found === undefined) return null
  const { value, letters } = found
  const own = { expected: word.core, value, read: written, letters, verb: null, like: [] }
  return { kind: 'letter-value', ...own }
}

/** «voyage» is «voi-iage», but «mayonnaise» no «mai-ionnaise». */
function isTwoI(expected: string): boolean {
  return /(?:waj|Ej|yij)/u.test(pronounce(expected)) && !expected.startsWith('mayo')
}

/** Whether the letters have in this word the sound that the row is about. */
function holdsIn({ word, expected, written, language }: SpellingCase, value: LetterValue): boolean {
  const verbs = word.readings.filter((one) => one.verb !== undefined)
  switch (value) {
    // «parasol»: the s of «sol» stays what it is.
    case 'single-s':
      return pronounce(expected).includes('z')
    case 'kept-u':
      return verbs.length > 0
    // «envoié»: a verb in -yer has its own rule.
    case 'y-as-two-i': {
      const isOfYer = verbs.some(({ lemma }) => lemma.endsWith('yer'))
      const isLost = isOfYer && written === expected.replace(/y(?=[éeè])/u, 'i')
      return !isLost && isTwoI(expected)
    }
    // «hamburger» has the g of «gare».
    case 'read-gu':
      return pronounce(expected).includes('Z')
    // «fatiguant» is right, of the verb.
    case 'plain-g':
      return !language.lexicon.has(written)
    default:
      return true
  }
}

export const letterValue: SpellingRule = ({ word, expected, written, language, isPart }) => {
  const found = foundIn(VALUES, expected, written)
  // The copy itself is not read so: «quentine» has no «ce».
  if (found === undefined && isPart) return null
  if (found === undefined)
    return (
      turnedLetter(word.core, expected, written) ??
      turnedGrapheme(word.core, expected, written) ??
      gnForNi({ word, expected, written, language })
    )
  const { value, letters } = found
  if (!holdsIn({ word, expected, written, language }, value)) return null
  const verb = word.readings.find((reading) => reading.verb !== undefined)?.lemma ?? null
  if (value === 'plain-soft-c') return plainSoftC({ word, expected, written, language }, verb)
  const like = WITH_CEDILLA.filter((one) => one.slice(0, 4) !== expected.slice(0, 4)).slice(0, 2)
  const isWhole = expected !== word.core.toLocaleLowerCase('fr') && expected.includes("'")
  const shown = isWhole ? word.text : word.core
  return { kind: 'letter-value', expected: shown, value, read: written, letters, verb, like }
}
