/** Of what a word with a capital is the name: a person, a place, a people, a feast. */
import type { CapitalReason } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'

const FEASTS = /^(?:noël|pâques|toussaint|halloween|épiphanie|chandeleur|pentecôte|ascension)$/u
export const DAYS =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/u
/** Adjectives of peoples and languages: «un Français», «le français». */
export const PEOPLES =
  /^(?:français|anglais|allemand|espagnol|italien|portugais|chinois|japonais|américain|africain|européen|asiatique|russe|belge|suisse|breton|parisien|romain|grec|gaulois|égyptien|indien|arabe|turc|polonais|canadien|mexicain|brésilien|marocain|algérien|tunisien|corse|alsacien|viking)(?:e|ne)?s?$/u

/** Gods and heroes, planets, and those of whom history knows one: the lexicon has them as first names. */
const ALONE =
  /^(?:mercure|vénus|mars|jupiter|saturne|uranus|neptune|pluton|cérès|zeus|athéna|apollon|hercule|héraclès|ulysse|hermès|poséidon|hadès|héra|arès|aphrodite|artémis|minerve|junon|bacchus|vulcain|cupidon|osiris|isis|horus|anubis|râ|thésée|ariane|icare|dédale|achille|persée|méduse|orphée|charlemagne|napoléon|clovis|vercingétorix|césar|toutânkhamon|ramsès|pinocchio|merlin|gargantua|molière|voltaire|gutenberg|marianne)$/u
/** «la Corse», «en Suisse»: the country, not who lives there. */
const COUNTRIES = /^(?:corse|suisse)$/u

/** What no table of names tells. */
function namedAlone(low: string, isAfterPlace: boolean): CapitalReason | null {
  if (FEASTS.test(low)) return 'feast'
  if (ALONE.test(low)) return 'unique'
  if (!PEOPLES.test(low)) return null
  return COUNTRIES.test(low) && isAfterPlace ? 'place' : 'people'
}

/** Of what it is the name, by the word in lower case. */
export function namedBy(
  expected: string,
  language: Language,
  isAfterPlace: boolean,
): CapitalReason {
  const low = expected.toLocaleLowerCase('fr')
  const alone = namedAlone(low, isAfterPlace)
  if (alone !== null) return alone
  const kinds = new Set(language.lexicon.analyse(expected).flatMap(({ proper }) => proper ?? []))
  if (kinds.has('first-name') && !kinds.has('place')) return 'first-name'
  if (language.nouns.get(expected)?.some(({ nounClass }) => nounClass.startsWith('lieu')))
    return 'place'
  if (language.names.some(({ name }) => name === expected)) return 'first-name'
  if (kinds.size === 1 && kinds.has('place')) return 'place'
  if (kinds.has('first-name') && !isAfterPlace) return 'first-name'
  if (kinds.size > 0) return 'person'
  return language.lexicon.has(low) ? 'unique' : 'person'
}
