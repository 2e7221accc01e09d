/** Names of the error classes, and explanations for children: kind, short, with a way to check. */
import type { ErrorClass, ErrorFamily } from '../../domain/copy/review/error-class.ts'
import type {
  Diacritic,
  ErrorExplanation,
  GraphemeChoice,
} from '../../domain/copy/review/error-explanation.ts'
import { homophoneReason } from './homophones.ts'

const NBSP = '\u00a0'

export const ERROR_CLASS_NAMES: Readonly<Record<ErrorClass, string>> = {
  oubli: 'mot oublié',
  ajout: 'mot en trop',
  segmentation: 'mauvaise coupure',
  ordre: 'ordre des mots',
  majuscule: 'majuscule',
  ponctuation: "ponctuation, apostrophe ou trait d'union",
  accent: 'accent, cédille ou tréma',
  homophone: 'homophone',
  accord_nombre: 'accord en nombre',
  accord_genre: 'accord en genre',
  accord_verbe: 'accord sujet-verbe',
  temps_mode: 'conjugaison',
  muette: 'lettre muette',
  graphie: 'choix des lettres',
  son: "on n'entend pas le bon mot",
  meconnaissable: 'mot à revoir',
  douteux: 'illisible',
}

export const ERROR_FAMILY_NAMES: Readonly<Record<ErrorFamily, string>> = {
  grammatical: 'Grammaire',
  lexical: 'Orthographe des mots',
  presentation: 'Accents et signes',
}

const DIACRITIC_NAMES: Readonly<Record<Diacritic, string>> = {
  acute: 'un accent aigu',
  grave: 'un accent grave',
  circumflex: 'un accent circonflexe',
  diaeresis: 'un tréma',
  cedilla: 'une cédille',
}

const GRAPHEME_REASONS: Readonly<Record<GraphemeChoice, (word: string) => string>> = {
  'm-before-mbp': (word) => `Devant m, b ou p, on écrit m${NBSP}: ${word}.`,
  'double-consonant': (word) =>
    `Regardez les consonnes${NBSP}: ${word}. Simple ou double, cela s'apprend avec le mot.`,
  's-sound': (word) =>
    `Le son [s] s'écrit s, ss, c, ç ou sc, ou t devant -ion${NBSP}: ici, ${word}.`,
  'g-sound': (word) => `Devant e et i, le son [g] s'écrit gu${NBSP}: ${word}.`,
  'j-sound': (word) => `Le son [j] s'écrit j, g ou ge${NBSP}: ici, ${word}.`,
  'k-sound': (word) => `Le son [k] s'écrit c, qu, q, k, ck, cqu ou ch${NBSP}: ici, ${word}.`,
  'f-sound': (word) => `Le son [f] s'écrit f, ff ou ph${NBSP}: ici, ${word}.`,
  'o-sound': (word) => `Le son [o] s'écrit o, ô, au ou eau${NBSP}: ici, ${word}.`,
  'an-sound': (word) => `Le son [an] s'écrit an, en, am ou em${NBSP}: ici, ${word}.`,
  'in-sound': (word) =>
    `Le son [in] s'écrit in, im, ain, aim, ein, yn, ym ou un${NBSP}: ici, ${word}.`,
  'e-sound': (word) => `Le son [é] ou [è] s'écrit de plusieurs façons${NBSP}: ici, ${word}.`,
  'y-sound': (word) => `Le son [i] s'écrit i ou y${NBSP}: ici, ${word}.`,
  'yod-sound': (word) =>
    `Le son que l'on entend au début de ${quoted('yaourt')} s'écrit y, i, il ou ill${NBSP}: ici, ${word}.`,
  'silent-h': (word) => `Le h ne s'entend pas${NBSP}: ici, ${word}.`,
}

function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`
}

function otherWord(expected: string, written: string): string {
  return `${quoted(expected)} et ${quoted(written)} se prononcent de la même façon${NBSP}: c'est le sens de la phrase qui choisit.`
}

function accentReason(one: Extract<ErrorExplanation, { kind: 'accent' }>): string {
  const reason = `Il faut ${DIACRITIC_NAMES[one.diacritic]} dans ${quoted(one.expected)}`
  if (!one.changesSound) return `${reason}.`
  return one.diacritic === 'cedilla'
    ? `${reason}${NBSP}: sans elle, on lirait [k].`
    : `${reason}${NBSP}: écoutez le son de «${NBSP}${one.letter}${NBSP}».`
}

function pluralReason(one: Extract<ErrorExplanation, { kind: 'plural' }>): string {
  const end = one.ending === 'aux' ? 'se termine par aux' : `prend un ${one.ending}`
  return `${quoted(one.determiner)} annonce plusieurs${NBSP}: ${quoted(one.expected)} ${end}.`
}

function subjectReason(one: Extract<ErrorExplanation, { kind: 'subject-verb' }>): string {
  return `Le sujet est ${quoted(one.subject)}${NBSP}: le verbe se termine par ${quoted(one.ending)}, ${quoted(one.expected)}.`
}

/** One or two short sentences. */
export function explanationText(one: ErrorExplanation): string {
  switch (one.kind) {
    case 'forgotten':
      return `Le mot ${quoted(one.expected)} manque.`
    case 'cut':
      return `On écrit ${quoted(one.expected)}.`
    case 'apostrophe':
      return `Il faut une apostrophe${NBSP}: ${quoted(one.expected)}.`
    case 'hyphen':
      return `Il faut un trait d'union${NBSP}: ${quoted(one.expected)}.`
    case 'sentence-capital':
      return 'Une phrase commence par une majuscule.'
    case 'name-capital':
      return `${quoted(one.expected)} est un nom propre${NBSP}: il prend une majuscule.`
    case 'no-capital':
      return `${quoted(one.expected)} ne prend pas de majuscule ici.`
    case 'accent':
      return accentReason(one)
    case 'accent-too-many':
      return `${quoted(one.expected)} s'écrit sans cet accent.`
    case 'grammatical-homophone':
      return homophoneReason(one.expected, one.use) ?? otherWord(one.expected, one.written)
    case 'negation':
      return `${quoted(one.negation)} va avec ${quoted("n'")} devant le verbe${NBSP}: on écrit ${quoted(one.expected)}.`
    case 'no-negation':
      return `La phrase n'est pas négative${NBSP}: devant ${quoted(one.expected)}, on n'ajoute pas ${quoted("n'")}.`
    case 'agrees-with-group':
      return `${quoted(one.expected)} s'accorde avec ${quoted(one.group)}.`
    case 'adverb':
      return `Ici, ${quoted(one.expected)} ne s'accorde avec aucun nom${NBSP}: il ne prend pas de s.`
    case 'other-word':
      return otherWord(one.expected, one.written)
    case 'plural':
      return pluralReason(one)
    case 'singular':
      return `${quoted(one.determiner)} est au singulier${NBSP}: ${quoted(one.expected)} aussi.`
    case 'feminine':
      return `${quoted(one.noun)} annonce un nom féminin${NBSP}: l'adjectif s'écrit ${quoted(one.expected)}.`
    case 'masculine':
      return `${quoted(one.noun)} annonce un nom masculin${NBSP}: l'adjectif s'écrit ${quoted(one.expected)}.`
    case 'subject-verb':
      return subjectReason(one)
    case 'infinitive':
      return `On peut dire «${NBSP}vendre${NBSP}» à la place${NBSP}: c'est l'infinitif, en -er.`
    case 'participle':
      return `On peut dire «${NBSP}vendu${NBSP}» à la place${NBSP}: c'est le participe passé, ${quoted(one.expected)}.`
    case 'tense-ending':
      return `Le verbe est au temps suivant${NBSP}: ${one.tense}. On écrit ${quoted(one.expected)}.`
    case 'silent-letter':
      return `La lettre ${one.letter} ne s'entend pas, mais on l'entend dans ${quoted(one.relative)}.`
    case 'agrees-with-subject':
      return `Après le verbe être, ${quoted(one.expected)} s'accorde avec le sujet${NBSP}: ${quoted(one.subject)}.`
    case 'participle-with-avoir':
      return `Avec le verbe avoir, le participe ne s'accorde pas avec le sujet${NBSP}: on écrit ${quoted(one.expected)}.`
    case 'no-final-letter':
      return `On n'écrit pas ${quoted(one.letters)} à la fin de ${quoted(one.expected)}.`
    case 'invariable':
      return `${quoted(one.expected)} est un mot invariable${NBSP}: le ${one.letter} de la fin ne s'entend pas, il s'apprend avec le mot.`
    case 'heard-by-e':
      return `On entend le ${one.letter} de ${quoted(one.expected)}${NBSP}: il faut un e après lui.`
    case 'learnt-final-letter':
      return `Le ${one.letter} à la fin de ${quoted(one.expected)} ne s'entend pas${NBSP}: il s'apprend avec le mot.`
    case 'double-s':
      return `Entre deux voyelles, un seul s se lit [z]${NBSP}: pour le son [s], il faut ss, ${quoted(one.expected)}.`
    case 'single-s':
      return `Entre deux voyelles, ss se lit [s]${NBSP}: pour le son [z], un seul s, ${quoted(one.expected)}.`
    case 'soft-g':
      return `Devant a, o et u, g se lit comme dans ${quoted('gare')}${NBSP}: pour le son [j], il faut ge, ${quoted(one.expected)}.`
    case 'grapheme':
      return GRAPHEME_REASONS[one.choice](quoted(one.expected))
  }
}
