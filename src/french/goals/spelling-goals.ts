/** Goals of spelling: sounds, graphemes, affixes. */
import { type GoalPattern, type GoalRule, sentenceQuota } from './goal-rule.ts'
import { allWords } from './word-features.ts'

/** A pattern on one word, turned into one on a sentence. */
function inText(pattern: RegExp): RegExp {
  const source = pattern.source.replace(/\$/gu, '(?!\\p{L})').replace(/(^|\|)\^/gu, '$1(?<!\\p{L})')
  return new RegExp(source, 'iu')
}

/** Distinct words with these letters: as many as a third of the sentences, and two if there are two sentences. */
function lettersGoal(pattern: RegExp, more: Partial<GoalRule> = {}): GoalRule {
  return {
    letters: pattern,
    preferred: [inText(pattern)],
    isShownBy: (text) => {
      const found = allWords(text).filter(({ lower }) => pattern.test(lower))
      return (
        new Set(found.map(({ lower }) => lower)).size >=
        Math.min(text.length, Math.max(2, sentenceQuota(text)))
      )
    },
    ...more,
  }
}

/** «attention», «patience», «minutieux», «démocratie». */
const TI_AS_S = /ti(?:on|eux|euse|el|al|ence|ent$)|(?:a|é)tie$/u

const VOWEL = 'aeiouyàâéèêëîïôöûùœ'

export const LETTER_GOALS: readonly GoalPattern[] = [
  { pattern: /m devant|\bm,? ?b,? ?p\b/u, rule: lettersGoal(/[aeiouyéèê]m[mbp]/u) },
  {
    pattern: /consonnes? doubl|doubl\p{L}* consonne|lettres? doubl/u,
    rule: lettersGoal(/([bcdfglmnprstz])\1/u),
  },
  {
    pattern: /lettres? muettes?|finales? muettes?|consonnes? muettes?/u,
    rule: lettersGoal(/(?:[aeiouyéèâêîôûrn](?:t|d|p)|[ao]is|eux|oix|a[sx]|rs|mps|ps)$/u),
  },
  { pattern: /cedille|\bc\/c\b/u, rule: lettersGoal(/ç/u) },
  {
    pattern: /g ?[/,] ?gu|gu ?[/,] ?ge?|\bge\b.*\bgu\b|\bgu\b/u,
    rule: lettersGoal(/gu[eiéèê]|ge[aoâ]|g[eiéè]|g[aou]/u),
  },
  { pattern: /c ?[/,] ?qu|qu ?[/,] ?k|\bqu\b/u, rule: lettersGoal(/qu/u) },
  { pattern: /circonflexe/u, rule: lettersGoal(/[âêîôû]/u) },
  { pattern: /trema/u, rule: lettersGoal(/[ëïü]/u) },
  { pattern: /accent aigu/u, rule: lettersGoal(/é/u) },
  { pattern: /accent grave/u, rule: lettersGoal(/[èàù]/u) },
  { pattern: /accents?\b/u, rule: lettersGoal(/[éèêàâîôûù]/u) },
  { pattern: /h (?:muet|aspire)|lettre h\b/u, rule: lettersGoal(/h/u) },
  { pattern: /e muet/u, rule: lettersGoal(/[^eé]e$/u) },
  {
    pattern: /\bs ?[/,] ?ss\b|\bs entre deux voyelles|\bss\b/u,
    rule: lettersGoal(new RegExp(`[${VOWEL}]ss?[${VOWEL}]`, 'u')),
  },
  {
    pattern:
      /^e ?\/ ?er|[^\p{L}]e ?\/ ?er\b|\be ou er\b|(?:infinitif|participe) (?:ou|et) (?:infinitif|participe)/u,
    rule: {
      tenses: ['passé composé'],
      preferred: [/\p{L}er(?!\p{L})/iu, /\p{L}ée?s?(?!\p{L})/iu],
      isShownBy: (text) =>
        allWords(text).some(({ infinitive, lower }) => infinitive && lower.endsWith('er')) &&
        allWords(text).some(({ lower }) => /\p{L}ée?s?$/u.test(lower)),
    },
  },
  { pattern: /mots? compose/u, rule: lettersGoal(/\p{L}-\p{L}/u) },
  {
    pattern: /prefixe.*(?:contraire|negati|privati|oppos)/u,
    rule: lettersGoal(/^(?:in|im|ill|irr|dé|dis|mal|mé)\p{L}{3}/u),
  },
  {
    pattern: /\bti\b.*(?:son|=) ?\[?s\b|\bs\b.*ecri\p{L}* (?:avec )?ti?\b/u,
    rule: lettersGoal(TI_AS_S),
  },
]

/** Graphemes of a sound, by the sound as typed or in the phonetic alphabet. */
const SOUNDS: Readonly<Record<string, RegExp>> = {
  a: /[aàâ](?![iunmy])/u,
  o: /au|eau|ô|o(?![unmi])/u,
  ɔ: /o(?![unmi])/u,
  on: /on(?![nae])|om[bp]/u,
  ɔ̃: /on(?![nae])|om[bp]/u,
  an: /an(?![nae])|am[bp]|en(?![nae])|em[bp]/u,
  en: /an(?![nae])|am[bp]|en(?![nae])|em[bp]/u,
  ɑ̃: /an(?![nae])|am[bp]|en(?![nae])|em[bp]/u,
  in: /in(?![nae])|im[bp]|ain|ein|[iy]en$/u,
  ɛ̃: /in(?![nae])|im[bp]|ain|ein|[iy]en$/u,
  ou: /ou|où/u,
  oi: /oi/u,
  wa: /oi/u,
  oin: /oin/u,
  eu: /eu|œu/u,
  ø: /eu|œu/u,
  œ: /eu|œu/u,
  ch: /ch/u,
  ʃ: /ch/u,
  gn: /gn/u,
  ɲ: /gn/u,
  ill: /ill|ail|eil|euil|y/u,
  ail: /ail/u,
  eil: /eil/u,
  euil: /euil|ueil/u,
  ouil: /ouil/u,
  ai: /ai/u,
  ei: /ei/u,
  au: /au/u,
  eau: /eau/u,
  s: /ss|^s|c[eiéèy]|ç/u,
  z: /z|[aeiouéèê]s[aeiouéèê]/u,
  j: /j|g[eiéèy]/u,
  ʒ: /j|g[eiéèy]/u,
  g: /g[aouâôr]|gl|gu/u,
  k: /c[aouâôlr]|qu|k/u,
  f: /ph|f/u,
  ph: /ph/u,
  é: /é|er$|ez$/u,
  e: /é|er$|ez$/u,
  è: /è|ê|ai|ei|e(?:tt|ll|rr|ss)/u,
  ɛ: /è|ê|ai|ei|e(?:tt|ll|rr|ss)/u,
  i: /i(?![nm])|y/u,
  u: /u(?!n$)/u,
  r: /r/u,
  l: /l/u,
  m: /m/u,
  n: /n/u,
  p: /p/u,
  b: /b/u,
  t: /t/u,
  d: /d/u,
  v: /v/u,
  x: /x/u,
  y: /y/u,
  w: /w/u,
  q: /q/u,
  h: /h/u,
  c: /c/u,
  ç: /ç/u,
  qu: /qu/u,
  gu: /gu/u,
  th: /th/u,
  ij: /ill|[aeou]y|[ae]il/u,
  yeu: /[iy]eu/u,
  ien: /ien/u,
  ion: /ion/u,
  tr: /tr/u,
  br: /br/u,
  cr: /cr/u,
  dr: /dr/u,
  fr: /fr/u,
  gr: /gr/u,
  pr: /pr/u,
  vr: /vr/u,
  bl: /bl/u,
  cl: /cl/u,
  fl: /fl/u,
  gl: /gl/u,
  pl: /pl/u,
}

const IN_BRACKETS = /[[«"/(]\s*([\p{L}\p{M}]{1,4})\s*[\]»"/)]/u
const NAMED_SOUND =
  /\b(?:sons?|graph[iè]\p{L}*|lettres?|digrammes?|groupes? de lettres)\s+(?:de |du |en )?([\p{L}\p{M}]{1,4})(?![\p{L}\p{M}])/u

const LONE_LETTER = /^(?:le |la )?([b-df-hj-np-tv-z])$/u

/** «le son [o]», «la lettre h», «le son on», «le y». */
export function soundGoal(goal: string): GoalRule | null {
  const sound = (IN_BRACKETS.exec(goal) ?? NAMED_SOUND.exec(goal) ?? LONE_LETTER.exec(goal))?.[1]
  if (sound === undefined || !Object.hasOwn(SOUNDS, sound)) return null
  const pattern = SOUNDS[sound]
  return pattern === undefined ? null : lettersGoal(pattern)
}

const GRAPHEMES = /(?<!\p{L})\p{L}{1,4}(?:\s*[/,-]\s*\p{L}{1,4})+(?!\p{L})/u

/** «an/en/am/em», «ail, eil, euil»: the text shows two of the graphemes. */
export function graphemesGoal(goal: string): GoalRule | null {
  const list = GRAPHEMES.exec(goal)?.[0].split(/\s*[/,-]\s*/u) ?? []
  const known = list.filter(
    (spelling) => Object.hasOwn(SOUNDS, spelling) || /^[aeio][mn]$/u.test(spelling),
  )
  if (list.length < 2 || known.length < list.length) return null
  const patterns = list.map((spelling) => new RegExp(spelling, 'u'))
  const [first] = patterns
  return {
    preferred: patterns,
    ...(first === undefined ? {} : { letters: new RegExp(list.join('|'), 'u') }),
    isShownBy: (text) => {
      const words = allWords(text).map(({ lower }) => lower)
      return patterns.filter((pattern) => words.some((word) => pattern.test(word))).length >= 2
    },
  }
}

const ENDING =
  /(?<!\p{L})(?:en|par|fini\p{L}*|termin\p{L}*)\s+(?:par\s+|en\s+)?(?:le son\s+)?[-–«"]?\s?(\p{L}{1,6})(?!\p{L})|\s-(\p{L}{1,6})(?!\p{L})|^-(\p{L}{1,6})/u
const START =
  /(?<!\p{L})(?:commen[cç]\p{L}*|début\p{L}*|préfixes?)\s+(?:par\s+|en\s+)?[-–«"]?\s?(\p{L}{1,5})/u

/** By the infinitive, whatever the form in the text. */
function verbEnding(ending: string): GoalRule {
  return {
    letters: new RegExp(`${ending}$`, 'u'),
    isShownBy: (text) =>
      allWords(text).some(
        (word) =>
          word.natures.includes('verbe') && word.lemmas.some((lemma) => lemma.endsWith(ending)),
      ),
  }
}

/** «les mots en -tion», «les noms en -ou», «les verbes en -ger», «les mots qui commencent par ap». */
export function affixGoal(goal: string): GoalRule | null {
  const start = START.exec(goal)?.[1]
  // «les préfixes de sens contraire» names none.
  const isAffix = start !== undefined && !/^(?:d[eu]s?|en|et|le|la|les|un|une)$/u.test(start)
  if (isAffix) return lettersGoal(new RegExp(`^${start}`, 'u'))
  const [, one, two, three] = ENDING.exec(goal) ?? []
  const ending = one ?? two ?? three
  // Adverbs in -ment have a goal of their own.
  if (
    ending === undefined ||
    (ending === 'ment' && /adverbe/u.test(goal)) ||
    /^(?:le|la|les|un|une|des|classe|fin|genre|nombre|lettre|chiffre)s?$/u.test(ending)
  )
    return null
  if (/verbe/u.test(goal) && /(?:er|ir|re|oir)$/u.test(ending)) return verbEnding(ending)
  return lettersGoal(new RegExp(`${ending}(?:s|x|e|es)?$`, 'u'))
}
