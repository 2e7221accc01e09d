/** Reasons for words that are joined or parted, and for hyphens and apostrophes. */
import type { CutClue, ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import { CLOSED_CLASS_WORDS, FULL_FORMS } from '../../realisation/closed-class-words.ts'
import { type ExpectedWord, lowerCaseText } from '../expected-word.ts'
import { explainHyphen } from '../spelling/hyphens.ts'

/** Determiners that another can replace, whatever follows. */
const SWAPS: Readonly<Record<string, string>> = {
  la: 'cette',
  les: 'ces',
  un: 'mon',
  une: 'la',
  des: 'les',
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
  ton: 'mon',
  ta: 'ma',
  tes: 'mes',
  son: 'mon',
  sa: 'ma',
  ses: 'mes',
  ces: 'les',
  nos: 'vos',
  vos: 'nos',
  notre: 'votre',
  votre: 'notre',
  leurs: 'ses',
  du: 'de ce',
  au: 'à ce',
  aux: 'à ces',
  cette: 'la',
  chaque: 'un',
}

/** Small words, each where it stands by itself. */
const KNOWN: Readonly<Record<string, string>> = {
  à: 'à midi',
  de: 'un verre de lait',
  en: 'en été',
  et: 'toi et moi',
  dans: 'dans la cour',
  sur: 'sur la table',
  sous: 'sous le lit',
  pour: 'pour toi',
  par: 'par ici',
  chez: 'chez moi',
  avec: 'avec moi',
  sans: 'sans toi',
  que: 'plus grand que toi',
  qui: 'qui es-tu',
  si: 'si tu veux',
  pas: 'pas ici',
  plus: 'plus grand',
  très: 'très grand',
  trop: 'trop petit',
  bien: 'bien rangé',
  tout: 'tout rond',
  tous: 'tous les jours',
  le: 'le chat',
  du: 'du pain',
  au: 'au parc',
  aux: 'aux enfants',
  ce: 'ce matin',
  il: 'il chante',
  elle: 'elle chante',
  on: 'on chante',
  peu: 'un peu',
  y: 'il y va',
  ne: 'ne cours pas',
  se: 'il se lave',
  me: 'il me parle',
  te: 'il te parle',
  lui: 'lui et moi',
  fois: 'une fois',
  comme: 'comme toi',
  mais: 'mais oui',
  ni: 'ni oui ni non',
}

function elided(full: string, next: string, language: Language): string {
  return startsWithVowelSound(next, language.aspirated) ? `${full.slice(0, -1)}'` : `${full} `
}

/** «il n'y a pas» for «il y a». */
function negated(words: readonly ExpectedWord[], language: Language): CutClue | null {
  const [first, ...others] = words.map(({ text }) => text.toLocaleLowerCase('fr'))
  const isClause = words[0]?.tag.startsWith('S') && /^[VHE]\d/u.test(words.at(-1)?.tag ?? '')
  if (!isClause || first === undefined || others.length === 0) return null
  const said = `${first} ${elided('ne', others[0] ?? '', language)}${others.join(' ')} pas`
  return { kind: 'between', said, count: words.length }
}

/** «la petite maison» for «la maison». */
function qualified(words: readonly ExpectedWord[], language: Language): CutClue | null {
  const [determiner, noun] = words
  const group = noun?.group
  const isGroup = words.length === 2 && determiner?.tag.startsWith('D') && noun?.tag.startsWith('N')
  if (!isGroup || !group || !determiner || !noun || group.gender === null) return null
  if (
    !/^(?:la|une|un|le|les|mes|tes|ses|ma|ta|sa|ces|nos|vos|leurs)$/u.test(
      lowerCaseText(determiner),
    )
  )
    return null
  if (startsWithVowelSound(noun.text, language.aspirated) && group.number === 's') return null
  const adjective = `petit${group.gender === 'f' ? 'e' : ''}${group.number === 'p' ? 's' : ''}`
  return {
    kind: 'between',
    said: `${lowerCaseText(determiner)} ${adjective} ${noun.text}`,
    count: 2,
  }
}

/** «était là» for «est là». */
function inOtherTense(words: readonly ExpectedWord[], language: Language): CutClue | null {
  const place = words.findIndex(({ readings, tag }) => /^[VHE]\d/u.test(tag) && readings.length > 0)
  const verb = words[place]?.readings.find((reading) => reading.verb?.kind === 'finite')
  if (verb?.verb?.kind !== 'finite') return null
  const tense = verb.verb.tense === 'imparfait' ? 'futur' : 'imparfait'
  const other = simpleForm(verb.lemma, tense, verb.verb, language.lexicon)
  if (other === null || words.some(({ elided }) => elided !== '')) return null
  const said = words.map((word, index) => (index === place ? other : lowerCaseText(word)))
  const own = lowerCaseText(words[place])
  return own === other ? null : { kind: 'instead', own, other, said: said.join(' ') }
}

/** «dans cette cour» for «dans la cour». */
function swapped(words: readonly ExpectedWord[]): CutClue | null {
  const place = words.findIndex((word) => word.tag.startsWith('D') && lowerCaseText(word) in SWAPS)
  const determiner = words[place]
  const last = words.at(-1)
  if (determiner === undefined || last === undefined) return null
  const own = lowerCaseText(determiner)
  const other = SWAPS[own] ?? ''
  const next = place === words.length - 1 ? last.sentence[last.place + 1]?.text : undefined
  const said = words.map((word, index) => (index === place ? other : lowerCaseText(word)))
  return { kind: 'instead', own, other, said: [...said, next ?? ''].join(' ').trim() }
}

function known(words: readonly ExpectedWord[]): CutClue | null {
  const found = words.find((word) => {
    const example = KNOWN[lowerCaseText(word)]
    const whole = words.map(lowerCaseText).join(' ')
    return example !== undefined && !example.includes(whole) && !whole.includes(example)
  })
  const own = found === undefined ? '' : lowerCaseText(found)
  return found === undefined ? null : { kind: 'known', own, said: KNOWN[own] ?? '' }
}

/** «le hibou», written «l'hibou». */
function beforeAspirated(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): CutClue | null {
  const [article, noun] = words
  const isElided = /^[ld]'h/iu.test(written) && words.length === 2
  return isElided && article && noun && language.aspirated(lowerCaseText(noun))
    ? { kind: 'aspirated', said: noun.text }
    : null
}

function clueOf(words: readonly ExpectedWord[], written: string, language: Language): CutClue {
  return (
    beforeAspirated(words, written, language) ??
    negated(words, language) ??
    qualified(words, language) ??
    swapped(words) ??
    known(words) ??
    inOtherTense(words, language) ?? { kind: 'known', own: '', said: '' }
  )
}

function isWord(form: string, { lexicon }: Language): boolean {
  return lexicon.has(form) || CLOSED_CLASS_WORDS.has(form) || FULL_FORMS.has(`${form}'`)
}

/** Words joined or parted otherwise than they should be; `written` as on the copy. */
export function explainCut(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): ErrorExplanation {
  const expected = words.map(({ text }) => text).join(' ')
  const [only] = words
  if (only === undefined || words.length > 1) {
    return { kind: 'separate-words', expected, clue: clueOf(words, written, language) }
  }
  const hyphened = only.text.includes('-') ? explainHyphen(only) : null
  if (hyphened) return hyphened
  const pieces = written.trim()
  if (/^quoiqu/iu.test(only.text)) return { kind: 'one-word', expected, pieces, odd: null }
  if (/[\s'-]/u.test(pieces) && !only.text.includes("'")) {
    const odd = pieces
      .split(/[\s'-]+/u)
      .find((piece) => !isWord(piece.toLocaleLowerCase('fr'), language))
    return { kind: 'one-word', expected, pieces, odd: odd ?? null }
  }
  return only.elided === ''
    ? { kind: 'apostrophe', expected }
    : elidedReason(only, oddPiece(only, pieces, language))
}

/** «vion» of «la vion» for «l'avion»: a letter of the word went to the small one. */
function oddPiece(only: ExpectedWord, pieces: string, language: Language): string | null {
  const [, piece = ''] = /^\S+ (\S+)$/u.exec(pieces.toLocaleLowerCase('fr')) ?? []
  const isShorter = piece !== '' && piece.length < only.core.length
  return isShorter && !isWord(piece, language) ? piece : null
}

/** «s'il» is «si», «s'en va» is «se». */
function elidedReason(only: ExpectedWord, odd: string | null): ErrorExplanation {
  const { elided: own } = only
  const isIf = own === "s'" && /^ils?$/u.test(only.core)
  const full = own === "l'" ? null : isIf ? 'si' : (FULL_FORMS.get(own) ?? null)
  return { kind: 'elided', expected: only.text, elided: own, full, odd }
}
