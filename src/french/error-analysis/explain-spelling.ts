/** Reasons for the spelling of a word: silent last letters, choices among graphemes, letters that change the pronunciation. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import type { ExpectedWord } from './expected-word.ts'
import { graphemeChoice } from './grapheme-choice.ts'

interface SpellingError {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

const INVARIABLE = ['adverbe', 'préposition', 'conjonction', 'interjection']

/** Last letters added, or one left out, of a word whose spelling is learnt by heart. */
function explainFinalLetter({ word, expected, written }: SpellingError): ErrorExplanation | null {
  const { core, readings } = word
  if (written.startsWith(expected)) {
    return { kind: 'no-final-letter', expected: core, letters: written.slice(expected.length) }
  }
  const lost = expected.startsWith(written) ? expected.slice(written.length) : ''
  const heard = /(?<![tdspxz])[tdspxz]$/u.exec(written)?.[0]
  if (lost === 'e' && heard !== undefined)
    return { kind: 'heard-by-e', expected: core, letter: heard }
  if (readings.length === 0 || !/^[esxtdpzgcl]$/u.test(lost)) return null
  if (readings.every(({ nature }) => INVARIABLE.includes(nature))) {
    return { kind: 'invariable', expected: core, letter: lost }
  }
  const isPlain = readings.every(({ nature, number, lemma }) => {
    return nature === 'nom' && (number !== 'p' || lemma === expected)
  })
  return isPlain ? { kind: 'learnt-final-letter', expected: core, letter: lost } : null
}

const FAMILIES = `bas:basse épais:épaisse gras:grasse gros:grosse las:lasse long:longue accent:accentuer accord:accorder art:artiste avis:aviser bois:boiserie bond:bondir bord:border bras:embrasser camp:camper
champ:champêtre chant:chanter chat:chaton climat:climatique combat:combattre confort:confortable coup:couper crédit:créditer début:débuter dent:dentiste
dos:dossier drap:draperie désert:désertique éclat:éclater emprunt:emprunter enfant:enfantin flot:flotter front:frontal fruit:fruitier fusil:fusillade galop:galoper
gant:ganter goût:goûter grelot:grelotter hasard:hasarder instant:instantané lait:laitier lit:literie marchand:marchande
matelas:matelassé mépris:mépriser mont:montagne nid:nidifier nord:nordique outil:outillage pas:passer plat:platée plomb:plombier point:pointe porc:porcelet pot:poterie
profit:profiter progrès:progresser quart:quartier rabot:raboter rang:ranger récit:réciter refus:refuser regard:regarder repos:reposer
respect:respecter retard:retarder sabot:sabotier salut:salutation sang:sanguin saut:sauter soldat:soldate souhait:souhaiter sport:sportif tapis:tapisser
tas:entasser toit:toiture trot:trotter univers:universel vent:venteux vers:verser`

/**
 * Words of the same family in which a silent last letter is heard. Adjectives whose feminine only adds an e are not listed: the lexicon
 * gives it.
 */
export const WORD_FAMILIES: ReadonlyMap<string, string> = new Map(
  FAMILIES.split(/\s+/u).flatMap((pair) => {
    const [word, relative] = pair.split(':')
    return word && relative ? [[word, relative] as const] : []
  }),
)

/** A word of the family in which the last letter is heard: «petit», «petite». */
function relativeOf({ word, language }: SpellingError): string | null {
  const lemmas = new Set(word.readings.map(({ lemma }) => lemma))
  for (const lemma of lemmas) {
    const known = WORD_FAMILIES.get(lemma)
    if (known !== undefined) return known
    const feminine = language.lexicon.forms(lemma, 'A', (code) => code === 'fs')[0]
    const letter = lemma.at(-1) ?? ''
    if (`${lemma}e` === feminine && /[tdsg]/u.test(letter)) return feminine
  }
  return null
}

/** By a word of the family in which the last letter is heard, else by the kind of word. */
export function explainSilentLetter(error: SpellingError): ErrorExplanation | null {
  const relative = relativeOf(error)
  const singular = error.word.readings[0]?.lemma ?? ''
  const letter = singular.at(-1)
  const lost = letter !== undefined && !error.written.replace(/s$/u, '').endsWith(letter)
  return relative === null || !lost || !error.expected.startsWith(singular)
    ? explainFinalLetter(error)
    : { kind: 'silent-letter', expected: error.word.core, letter, relative }
}

/** The one choice of graphemes that differs, if a rule explains it. */
export function explainGrapheme({
  word,
  expected,
  written,
}: SpellingError): ErrorExplanation | null {
  const choice = graphemeChoice(expected, written)
  // The rule has exceptions: «bonbon», «néanmoins».
  if (choice === 'm-before-mbp' && !/m[mbp]/u.test(expected)) return null
  return choice === null ? null : { kind: 'grapheme', expected: word.core, choice }
}

const VOWEL = '[aeiouyàâéèêëîïôûù]'
const DOUBLE_S = new RegExp(`(?<=${VOWEL})ss(?=${VOWEL})`, 'gu')

/** Letters whose pronunciation depends on their neighbours: s and ss, g before a and o, gu before e and i. */
export function explainSoundChange({
  word,
  expected,
  written,
}: SpellingError): ErrorExplanation | null {
  const { core } = word
  if (expected.replace(DOUBLE_S, 's') === written) return { kind: 'double-s', expected: core }
  if (written.replace(DOUBLE_S, 's') === expected) return { kind: 'single-s', expected: core }
  if (expected.replace(/ge(?=[aoâôu])/gu, 'g') === written)
    return { kind: 'soft-g', expected: core }
  if (expected.replace(/gu(?=[eiéèêîy])/gu, 'g') === written) {
    return { kind: 'grapheme', expected: core, choice: 'g-sound' }
  }
  return null
}
