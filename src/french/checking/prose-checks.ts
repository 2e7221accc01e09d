/** Whether a sentence is one of a dictation: prose, finished, without markup, comment or list. Somebody may speak in it. */
import { foldAccents } from '../generation/request/text-normalisation.ts'

const MARKUP = /[*_#`|<>{}[\]\\~^]|https?:|www\./u
const MARKER = /^(?:\d+\s*[.)-]|[-–—•·])\s/u
/** «Voici la dictée», «Titre :», «J'espère que ce texte vous convient.» */
const COMMENT =
  /^(?:voici|bien sur|d'accord|tres bien)[^.]*(?:dictee|texte|phrases?|histoire|exercice)|^(?:dictee|titre|theme|niveau|phrases?|texte|mots?|objectifs?|note|remarque)(?:\s\p{L}+){0,3}\s*\d*\s*:|\bj'espere que (?:ce|cet|cette|la|le)\b|\bn'hesite[sz]? pas\b|\bcette dictee\b|\bintelligence artificielle\b|\bmodele de langage\b|\ben tant qu'(?:ia|assistant|modele)\b|\bje ne (?:peux|suis) pas (?:vous |en mesure |t')?(?:ecrire|repondre|generer|creer|produire|rediger|aider|d'ecrire|de)\b|\bjson\b/u

export function isNotDictation(sentence: string): boolean {
  return MARKUP.test(sentence) || MARKER.test(sentence) || COMMENT.test(foldAccents(sentence))
}

export function isUnfinished(sentence: string): boolean {
  return !/[.!?…]\s*[»")]?$/u.test(sentence)
}

/** Indexes of the sentences that repeat an earlier one, punctuation and accents aside. */
export function repeatedSentences(sentences: readonly string[]): number[] {
  const letters = sentences.map((sentence) => foldAccents(sentence).replace(/[^\p{L}\d]+/gu, ' '))
  return letters.flatMap((text, at) => (letters.indexOf(text) < at ? [at] : []))
}
