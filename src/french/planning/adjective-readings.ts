/** Adjectives, tool words and numbers among the teacher's words. */
import type { Language } from '../language.ts'
import type { Reading } from './reading.ts'

function lexiconAdjectives(form: string, language: Language): Reading[] {
  return language.lexicon.analyse(form).flatMap((analysis): Reading[] => {
    if (analysis.nature !== 'adjectif') return []
    const { lemma, gender, number } = analysis
    return [{ kind: 'adjective', lemma, form, gender, number }]
  })
}

function curatedAdjective(form: string, language: Language): Reading[] {
  const known = language.adjectives.has(form)
  return known ? [{ kind: 'adjective', lemma: form, form, gender: 'm', number: 's' }] : []
}

/** All that a form may be as an adjective. */
export function adjectiveReadings(form: string, language: Language): Reading[] {
  return [...curatedAdjective(form, language), ...lexiconAdjectives(form, language)]
}

export function toolReadings(form: string, language: Language): Reading[] {
  const listed = (language.tools.get(form) ?? []).map(
    ({ nature }): Reading => ({ kind: 'tool', form, nature }),
  )
  if (listed.length > 0) return listed
  const adverb = language.lexicon
    .analyse(form)
    .find(({ nature }) => ['adverbe', 'préposition', 'conjonction'].includes(nature))
  return adverb ? [{ kind: 'tool', form, nature: adverb.nature }] : []
}

const NUMERAL =
  /^(un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|et)$/u

/** «quatre-vingts», «deux cent trois»: two numerals at least. */
function isWrittenNumber(form: string): boolean {
  const parts = form.split(/[\s-]/u)
  return parts.length > 1 && parts.every((part) => NUMERAL.test(part)) && parts.at(-1) !== 'et'
}

/** Years of history lessons, other numbers in figures, numbers in letters. */
export function numberReadings(form: string): Reading[] {
  if (/^1[1-9]\d{2}$|^20\d{2}$/u.test(form)) return [{ kind: 'year', form }]
  return /^\d[\d ]*(,\d+)?$/u.test(form) || isWrittenNumber(form) ? [{ kind: 'number', form }] : []
}
