/** Reasons for words that are joined or parted, and for hyphens and apostrophes. */
import type { CutClue, ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import { CLOSED_CLASS_WORDS, FULL_FORMS } from '../../realisation/closed-class-words.ts'
import { type ExpectedWord, lowerCaseText } from '../expected-word.ts'
import { explainHyphen } from '../spelling/hyphens.ts'
import { KNOWN, KNOWN_TOO, SWAPS } from './small-words.ts'

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

const NAMED =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:avant|après)-midi|soir|matin|nuit|neige|pluie|faim|soif|peur|mer|terre|soleil|lune)s?$/u

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
  // Nobody says «le petit mercredi», nor «la petite Méditerranée».
  if (NAMED.test(lowerCaseText(noun)) || /^\p{Lu}/u.test(noun.text)) return null
  const entries = noun.readings.flatMap(({ lemma }) => language.nouns.get(lemma) ?? [])
  // «la petite farine», «la petite joie»: what is not counted is not small.
  if (entries.some(({ determiners }) => !determiners.includes('indéfini'))) return null
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
  // «le long de la rivière»: nobody says «ce long».
  const leads = determiner.sentence[determiner.place + 1]
  if (own === 'le' && (!leads?.tag.startsWith('N') || lowerCaseText(leads) === 'long')) return null
  const next = place === words.length - 1 ? last.sentence[last.place + 1]?.text : undefined
  const said = words.map((word, index) => (index === place ? other : lowerCaseText(word)))
  return { kind: 'instead', own, other, said: [...said, next ?? ''].join(' ').trim() }
}

function known(words: readonly ExpectedWord[]): CutClue | null {
  const whole = words.map(lowerCaseText).join(' ')
  const found = words.flatMap((word) => {
    const own = lowerCaseText(word)
    const said = [KNOWN[own], KNOWN_TOO[own]].find(
      (one) => one !== undefined && !one.includes(whole) && !whole.includes(one),
    )
    return said === undefined ? [] : [{ kind: 'known', own, said } as const]
  })
  return found[0] ?? null
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
