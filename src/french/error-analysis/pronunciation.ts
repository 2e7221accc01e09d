/**
 * Grapheme-to-phoneme conversion, good enough to tell whether a misspelling keeps the pronunciation of a word. The first rule that matches
 * at each position applies. One character a phoneme: vowels `a E i o u y 2` (`u` is
 * «ou», `2` is «eu», `E` is é and è alike, `@` a weak e), nasals `A` (an) `I` (in, un) `O` (on), `j w`, and consonants
 * `p b t d k g f v s z S Z m n N l R` (`S` is «ch», `Z` is «j», `N` is «gn»).
 */

interface PhonemeRule {
  readonly letters: RegExp
  readonly sound: string
}

const VOWEL = '[aàâeéèêëiîïoôuùûüyœ]'
const CONSONANT = '[bcçdfghjklmnpqrstvwxz]'
/** A vowel is nasal only before n or m that no vowel, n, m or h follows. */
const NASAL_END = '(?![aàâeéèêëiîïoôuùûüyœnmh])'
/** «cœur» has a hard c, «cœlacanthe» a soft one. */
const SOFT = '(?=[eéèêëiîïy]|œ(?!u))'
/** After a complete syllable. */
const AFTER_SYLLABLE = `(?<=${VOWEL}.*${CONSONANT}.*)`

function rules(list: readonly (readonly [letters: string, sound: string])[]): PhonemeRule[] {
  return list.map(([letters, sound]) => ({ letters: new RegExp(letters, 'yu'), sound }))
}

const ENDINGS = rules([
  ['(?<=^)est$', 'E'],
  ['(?<=^[ldmtsc])es$', 'E'],
  ['(?<=v)ers$', 'ER'],
  ['emment$', 'amA'],
  ['ents?$', 'A'],
  ['(?<=i)e[nm](?:s|t)?$', 'I'],
  [`(?<=${VOWEL}.*)ers?$`, 'E'],
  ['(?<=i)ers?$', 'E'],
  ['e[zd]s?$', 'E'],
  ['ets?$', 'E'],
  [`(?<=${VOWEL})es?$`, ''],
  [`${AFTER_SYLLABLE}es?$`, ''],
  [`(?<=${VOWEL}${CONSONANT}+)es?$`, ''],
  ['(?<=[gq])ues?$', ''],
])

const GROUPS = rules([
  ['(?<=^se)c(?=ond)', 'g'],
  ['e?aux?', 'o'],
  ['œu|œ(?=il)', '2'],
  ['œ', 'E'],
  ['(?<=^)eu(?=[st]?$|e|rent$)', 'y'],
  ['(?<=[cg])ueill?(?![^aàâeéèêëiîïoôuùûüyœs])', '2j'],
  ['eû|eu', '2'],
  [`ouill(?=${VOWEL})|ouil$`, 'uj'],
  [`oy(?=${VOWEL})`, 'waj'],
  [`[ae]y(?=${VOWEL})`, 'Ej'],
  [`uy(?=${VOWEL})`, 'yij'],
  [`oin${NASAL_END}`, 'wI'],
  ['oê|oe(?=l)|o[iî]', 'wa'],
  ['o[uùû]', 'u'],
  [`aill(?=${VOWEL})|ail(?=s?$)`, 'aj'],
  [`eill(?=${VOWEL})|eil(?=s?$)`, 'Ej'],
  [`(?<=[eœ]u|œ)ill(?=${VOWEL})|(?<=[eœ]u|œ)il(?=s?$)`, 'j'],
  [`[ae]i[nm]${NASAL_END}|ï[nm]${NASAL_END}`, 'I'],
  // «faisait»
  ['(?<=^(?:re|dé)?f)ai(?=s(?:ai|on|an|ion|iez))', '@'],
  ['[ae][iî]', 'E'],
  ['ay$', 'E'],
  // «expérience», «orienter», «cliente»; «bientôt» and «chien» have the other sound.
  ['(?<=i)en(?=ce|tes?$|ta|tif)', 'A'],
  [`(?<=[iyé])en${NASAL_END}`, 'I'],
  [`[aeâ][nm]${NASAL_END}`, 'A'],
  ['(?<=^f)em(?=me)', 'am'],
  [`[iîy][nm]${NASAL_END}`, 'I'],
  ['um$', 'om'],
  [`u[nm]${NASAL_END}`, 'I'],
  [`o[nm]${NASAL_END}`, 'O'],
])

const VOWELS = rules([
  // «remerciement», «jouera».
  ['(?<=[aiéuy])e(?=ment|r(?:ai|as?|ons|ez|ont|ais|ait|aient|ions|iez)$)', ''],
  [`(?<=${CONSONANT}|u)ill(?=${VOWEL})`, 'ij'],
  [`[iîïy](?=[aàâeéèêoôuûœ](?!s?$|ment|r(?:ai|as?|ons|ez|ont)))|(?<=${VOWEL})y(?=${VOWEL})`, 'j'],
  [`[iîïy](?=é)`, 'j'],
  ['[iîïy]', 'i'],
  ['[éèêë]', 'E'],
  ['(?<=g)e(?=[aâoôu])', ''],
  [`e(?=(${CONSONANT})\\1|x|[bcçdfghjklmnpqrstvwxz](?![lrh])${CONSONANT}|${CONSONANT}$)`, 'E'],
  ['e', '@'],
  ['[aàâ]', 'a'],
  ['[oô]', 'o'],
  ['(?<=[gq])u(?=[eéèêiîy])', ''],
  ['(?<=q)u', ''],
  ['[uùûü]', 'y'],
])

const CONSONANTS = rules([
  ['(?<=[aeiouyéèêœâîôûnrlmt])[tdpsxz]+$', ''],
  ['(?<=n)[cg]s?$', ''],
  ['(?<=[rn])[cgtds]+$', ''],
  [`sc${SOFT}`, 's'],
  [`cc${SOFT}`, 'ks'],
  [`c${SOFT}|ç`, 's'],
  ['sch|sh', 'S'],
  ['(?<=^psy|^or)ch|^ch(?=or[aé]|aos)|ch(?=[rln])', 'k'],
  ['ch', 'S'],
  ['cqu|c+|qu?|k', 'k'],
  ['ph|f+', 'f'],
  ['gn', 'N'],
  [`g${SOFT}|j`, 'Z'],
  ['g+', 'g'],
  ['h', ''],
  ['(?<=^)ex(?=[aeiouyéèh])', 'Egz'],
  ['(?<=^e)x(?=[aàâeéèêiîoôuûyh])', 'gz'],
  ['x', 'ks'],
  ['ss', 's'],
  [`(?<=${VOWEL})s(?=${VOWEL})`, 'z'],
  ['s', 's'],
  ['z', 'z'],
  ['(?<!s)t(?=ion|ience)', 's'],
  ['t+h?', 't'],
  ['d+', 'd'],
  ['p+', 'p'],
  ['b+', 'b'],
  ['v', 'v'],
  ['w', 'w'],
  ['l+', 'l'],
  ['r+h?', 'R'],
  ['m+', 'm'],
  ['n+', 'n'],
])

const PHONEME_RULES: readonly PhonemeRule[] = [...ENDINGS, ...GROUPS, ...VOWELS, ...CONSONANTS]

/** Irregular words, each with a spelling that the rules pronounce right. */
const IRREGULAR = `monsieur:messieu messieurs:messieu femme:fame femmes:fame hier:ière fier:fière fiers:fière mer:mère mers:mère fer:fère fers:fère ver:vère vers:vère
super:supère laser:lazère hamster:hamstère reporter:reportère cutter:cuttère jupiter:jupitère éther:étère cuiller:cuillère revolver:révolvère gangster:gangstère hamburger:hamburgère
hiver:hivère hivers:hivère cher:chère chers:chère amer:amère cancer:cancère enfer:enfère enfers:enfère ouvert:ouvère désert:désère dessert:dessère concert:concère
fils:fisse ours:ourse os:osse tennis:tenisse bus:busse autobus:autobusse cactus:cactusse virus:virusse sens:sansse maïs:maïsse hélas:hélasse atlas:atlasse lys:lisse
net:nette ouest:oueste est:è sept:sette huit:uite six:sisse dix:disse brut:brute août:oute aout:oute parfum:parfun parfums:parfun index:indekse gaz:gaze sud:sude chips:chipse handicap:andicape compost:composte but:bute buts:bute cap:cape stop:stope slip:slipe
ville:vile villes:vile village:vilage villages:vilage mille:mile tranquille:tranquile tranquilles:tranquile million:milion millions:milion
chœur:keur chorale:korale chorales:korale orchestre:orkestre orchestres:orkestre écho:éko technique:téknique chronomètre:kronomètre
outil:outi outils:outi fusil:fusi fusils:fusi gentil:genti gentils:genti persil:persi sourcil:sourci sourcils:sourci nombril:nombri
œufs:heu bœufs:beu estomac:estoma tabac:taba porc:por porcs:por clerc:cler marc:mar arc:arque arcs:arque parc:parque parcs:parque turc:turque blanc:blan blancs:blan banc:ban bancs:ban clef:clé clefs:clé nerf:ner nerfs:ner cerf:cer
temps:tan longtemps:lontan printemps:printan compte:conte comptes:conte compter:conter compté:conté sculpture:sculture automne:autone montgolfière:mongolfière montgolfières:mongolfière automnes:autone
patient:passian patients:passian patiente:passiante impatient:impassian impatients:impassian impatiente:impassiante
second:segon seconde:segonde examen:examin poêle:poile poêles:poile oignon:ognon oignons:ognon solennel:solanel pays:péi paysage:péisage paysan:péisan paysans:péisan
ennui:annui ennuis:annui ennuyer:annuyer emmener:anmener emporter:anporter
beaucoup:bocou trop:tro loup:lou loups:lou coup:cou coups:cou champ:chan champs:chan drap:dra draps:dra sirop:siro sirops:siro camp:can camps:can galop:galo
corps:cor poids:poi doigt:doi doigts:doi vingt:vin cent:san cents:san nœud:neu nœuds:neu pied:pié pieds:pié
jeux:jeu deux:deu yeux:yeu dieux:dieu aux:o eaux:o faux:fo prix:pri croix:croi noix:noi voix:voi choix:choi paix:pai
et:é es:è ai:è ont:on sont:son vont:von font:fon tient:tien vient:vien tiens:tien viens:vien rient:ri
plus:plu tous:tou gars:ga alors:alor dehors:dehor toujours:toujour ailleurs:ailleur velours:velour secours:secour cours:cour jours:jour`

const RESPELLINGS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(/\s+/u).flatMap((pair) => {
    const [form, spelling] = pair.split(':')
    return form && spelling ? [[form, spelling] as const] : []
  }),
)

/** Words with an apostrophe of their own. */
const WHOLE: ReadonlyMap<string, string> = new Map([["aujourd'hui", 'ojourdui']])

const UNKNOWN = ''

function soundAt(word: string, place: number): readonly [sound: string, taken: number] {
  for (const { letters, sound } of PHONEME_RULES) {
    letters.lastIndex = place
    const [found] = letters.exec(word) ?? []
    if (found) return [sound, found.length]
  }
  return [UNKNOWN, 1]
}

function spell(word: string): string {
  let sounds = ''
  let place = 0
  while (place < word.length) {
    const [sound, taken] = soundAt(word, place)
    sounds += sound
    place += taken
  }
  return sounds
}

/** Regional distinctions are merged: é and è, in and un, open and closed o. `pluralVerb`: «-ent» is silent («ils chantent»). */
export function pronounce(word: string, pluralVerb = false): string {
  const whole = WHOLE.get(word.toLocaleLowerCase('fr').replace(/’/gu, "'"))
  if (whole !== undefined) return spell(whole)
  const parts = word.split(/(?<=['’])|[ -]/u)
  if (parts.length > 1) return parts.map((part) => pronounce(part, pluralVerb)).join('')
  const lower = word.normalize('NFC').toLocaleLowerCase('fr').replace(/['’]/gu, '')
  const read =
    RESPELLINGS.get(lower) ?? (pluralVerb ? lower.replace(/(?:ai)?ent$/u, silentEnding) : lower)
  return spell(read).replace(/(.)\1+/gu, '$1')
}

/** By the rules alone, as if no word were irregular. */
export function pronounceByRules(word: string): string {
  return spell(word.toLocaleLowerCase('fr').replace(/['’ -]/gu, '')).replace(/(.)\1+/gu, '$1')
}

function silentEnding(ending: string): string {
  return ending === 'aient' ? 'ai' : 'e'
}

/** Schwas aside: «samedi» is often pronounced «sam'di». */
export function soundsAlike(one: string, other: string): boolean {
  return one.replaceAll('@', '') === other.replaceAll('@', '')
}
