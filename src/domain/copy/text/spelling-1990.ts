/**
 * Traditional and rectified spellings (Rectifications de l'orthographe, Journal officiel, 6 December 1990): both are right.
 */

/** Traditional spelling to rectified one, where no rule applies. */
const PAIRS = `oignon:ognon oignons:ognons nénuphar:nénufar nénuphars:nénufars événement:évènement événements:évènements
céleri:cèleri céleris:cèleris crémerie:crèmerie crémeries:crèmeries sécheresse:sècheresse sécheresses:sècheresses réglementaire:règlementaire
chariot:charriot chariots:charriots relais:relai asseoir:assoir eczéma:exéma punch:ponch levraut:levreau levrauts:levreaux
imbécillité:imbécilité combatif:combattif combative:combattive bonhomie:bonhommie persifler:persiffler
corolle:corole corolles:coroles girolle:girole girolles:giroles grelotter:greloter grelotte:grelote grelottent:grelotent
frisotter:frisoter ballotter:balloter joaillier:joailler quincaillier:quincailler serpillière:serpillère serpillières:serpillères
aiguë:aigüe aiguës:aigües ambiguë:ambigüe ambiguës:ambigües ciguë:cigüe
week-end:weekend week-ends:weekends porte-monnaie:portemonnaie pique-nique:piquenique pique-niques:piqueniques pique-niquer:piqueniquer
mille-pattes:millepatte chauve-souris:chauvesouris basse-cour:bassecour basses-cours:bassecours tic-tac:tictac plate-bande:platebande
plates-bandes:platebandes rond-point:rondpoint ronds-points:rondpoints chausse-trappe:chaussetrappe porte-clefs:porteclé porte-clés:porteclé
saute-mouton:saute-moutons tire-bouchon:tirebouchon tire-bouchons:tirebouchons croque-monsieur:croquemonsieur
boute-en-train:boutentrain haut-parleur:hautparleur haut-parleurs:hautparleurs cow-boy:cowboy cow-boys:cowboys
base-ball:baseball basket-ball:basketball volley-ball:volleyball hand-ball:handball ping-pong:pingpong
revolver:révolver revolvers:révolvers memento:mémento referendum:référendum pizzeria:pizzéria pizzerias:pizzérias
amoncelle:amoncèle amoncellent:amoncèlent ruisselle:ruissèle ruissellent:ruissèlent morcelle:morcèle morcellent:morcèlent
renouvelle:renouvèle renouvellent:renouvèlent épelle:épèle épellent:épèlent ensorcelle:ensorcèle grommelle:grommèle grommellent:grommèlent
cliquette:cliquète cliquettent:cliquètent feuillette:feuillète feuillettent:feuillètent`

const RECTIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.split(/\s+/u).flatMap((pair) => {
    const [traditional, rectified] = pair.split(':')
    return traditional && rectified ? [[traditional, rectified] as const] : []
  }),
)

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  [...RECTIFIED].map(([traditional, written]) => [written, traditional]),
)

/** null for a form that is not a listed rectified one; `form` in lower case. */
export function traditionalSpelling(form: string): string | null {
  return TRADITIONAL.get(form) ?? null
}

/** The circumflex stays where it tells two words apart, also in the forms of «croître» that would read as «croire». */
const KEEPS_CIRCUMFLEX = /^(?:dû|mûr|sûr|jeûn(?:e|es|ent|er|é|ez|ons)|croî[st]|crû(?:s|t)?)$/u

/** Words that had a circumflex on i or u before 1990: on any other word it is an error («fûrent», «chapître»). */
const HAD_CIRCUMFLEX =
  /abîm|[aâ]oût|goût|croût|voût|moût|(?<!a)coût|soûl|aîn|[aœ]ît[re]|aît$|croît|cloîtr|épître|bûch|brûl|dîm|dîn|faît|flût|affût|^fûts?$|fraîch|gît|huître|^îl|presqu.?île|piqûre|boît(?=[aeéièo])|^dû$|^[ms]ûr(?!s?$)|(?:assid|contin|cr|d|goul|ind)ûment|^gaî(?:té|ment)$/u

function hasOwnCircumflex(expected: string, written: string): boolean {
  const hatted = lowerCase(written)
    .split(/[^\p{L}]+/u)
    .filter((part) => /[îû]/u.test(part))
  return hatted.every((part) => lowerCase(expected).includes(part) || HAD_CIRCUMFLEX.test(part))
}

/** The circumflex stays in the passé simple and the subjonctif imparfait («nous vîmes», «qu'il fût»). */
const VERBAL_CIRCUMFLEX = /(?:(?<![ao])î|(?<!o)û)(?:t|mes|tes)$/u
const NOUNS_LIKE_VERB_FORMS = new Set(['gîtes', 'flûtes', 'abîmes', 'dîmes', 'affûtes'])

/** «céderai», «cèderait». */
const FUTURE = /é(?=[bcdfghjlmnpqrtvz]+er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$)/u

const NUMERAL =
  /^(?:et|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille)$/u

function rectifiedPart(part: string): string {
  const listed = RECTIFIED.get(part)
  if (listed !== undefined) return listed
  const future = part.replace(FUTURE, 'è')
  if (KEEPS_CIRCUMFLEX.test(part)) return future
  if (VERBAL_CIRCUMFLEX.test(part) && !NOUNS_LIKE_VERB_FORMS.has(part)) return future
  return future.replace(/î/gu, 'i').replace(/û/gu, 'u')
}

/** The words of a numeral with hyphens; the form alone when it is none. */
export function numeralParts(form: string): string[] {
  const parts = form.split('-')
  return parts.every((part) => NUMERAL.test(part)) ? parts : [form]
}

/** Blanks that tradition leaves in a numeral: beside «et», «cent» and «mille». */
const NUMERAL_BLANKS = /(?<=\b(?:et|cents?|mille))\s+|\s+(?=(?:et|cents?|mille)\b)/gu

/** «vingt et un» is «vingt-et-un» since 1990; «vingt deux» never was «vingt-deux». */
function joinedNumerals(form: string): string {
  const isNumeral = form.split(/[\s-]+/u).every((part) => NUMERAL.test(part))
  return isNumeral ? form.replace(NUMERAL_BLANKS, '-') : form
}

/** In lower case; the form itself where the two spellings do not differ. */
export function rectifiedSpelling(form: string): string {
  const lower = joinedNumerals(form.toLocaleLowerCase('fr').replace(/[\u2019\u2018]/gu, "'"))
  return lower.replace(/[^\s']+/gu, rectifiedPart)
}

/** Initial capitals of the parts: «J» and «P» of «Jean-Pierre», «A» of «d'Alice». */
function capitals(form: string): string {
  const bare = form.normalize('NFD').replace(/\p{M}+/gu, '')
  return (bare.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')
}

function lowerCase(form: string): string {
  return form.toLocaleLowerCase('fr')
}

/** Whether two different forms are variants of one word: «oignon» and «ognon», «île» and «ile». */
export function isSpellingVariant(expected: string, written: string): boolean {
  const [one, other] = [expected.normalize('NFC').trim(), written.normalize('NFC').trim()]
  // A difference in capitals alone is no variant.
  if (lowerCase(one) === lowerCase(other) || capitals(one) !== capitals(other)) return false
  return rectifiedSpelling(one) === rectifiedSpelling(other) && hasOwnCircumflex(one, other)
}
