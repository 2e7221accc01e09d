/** Feminines that change the end of a word: the rule, and pairs that every class knows. */
import { quoted } from '../format.ts'

interface FeminineRule {
  readonly masculine: RegExp
  readonly feminine: RegExp
  /** «-teur» and «-trice», as a child reads them. */
  readonly ends: readonly [masculine: string, feminine: string]
  readonly pairs: readonly (readonly [masculine: string, feminine: string])[]
}

/** `row('teur', 'trice', 'acteur actrice lecteur lectrice')`: the first that fits. */
function row(masculine: string, feminine: string, words: string): FeminineRule {
  const all = words.split(' ')
  const pairs = all.flatMap((one, at) => (at % 2 === 0 ? [[one, all[at + 1] ?? ''] as const] : []))
  return {
    masculine: new RegExp(`${masculine}$`, 'u'),
    feminine: new RegExp(`${feminine}s?$`, 'u'),
    ends: [masculine, feminine],
    pairs,
  }
}

const RULES: readonly FeminineRule[] = [
  row('teur', 'trice', 'directeur directrice acteur actrice'),
  row('eur', 'euse', 'danseur danseuse vendeur vendeuse'),
  row('eur', 'eresse', 'enchanteur enchanteresse vengeur vengeresse'),
  row('eux', 'euse', 'joyeux joyeuse heureux heureuse'),
  row('oux', 'ouse', 'jaloux jalouse époux épouse'),
  row('oux', 'ouce', 'doux douce'),
  row('ux', 'usse', 'roux rousse faux fausse'),
  row('er', 'ère', 'premier première léger légère'),
  row('f', 've', 'sportif sportive neuf neuve'),
  row('ien', 'ienne', 'ancien ancienne indien indienne'),
  row('éen', 'éenne', 'européen européenne lycéen lycéenne'),
  row('on', 'onne', 'bon bonne mignon mignonne'),
  row('an', 'anne', 'paysan paysanne'),
  row('eil', 'eille', 'pareil pareille vermeil vermeille'),
  row('il', 'ille', 'gentil gentille'),
  row('ul', 'ulle', 'nul nulle'),
  row('el', 'elle', 'cruel cruelle naturel naturelle'),
  row('et', 'ète', 'complet complète inquiet inquiète'),
  row('et', 'ette', 'muet muette coquet coquette'),
  row('ot', 'otte', 'sot sotte pâlot pâlotte'),
  row('eau', 'elle', 'beau belle nouveau nouvelle'),
  row('ou', 'olle', 'fou folle mou molle'),
  row('eux', 'eille', 'vieux vieille'),
  row('anc', 'anche', 'blanc blanche franc franche'),
  row('ec', 'èche', 'sec sèche'),
  row('c', 'que', 'public publique turc turque'),
  row('g', 'gue', 'long longue'),
  row('gu', 'guë', 'aigu aiguë'),
  row('ais', 'aîche', 'frais fraîche'),
  row('as', 'asse', 'bas basse gras grasse'),
  row('os', 'osse', 'gros grosse'),
  row('ais', 'aisse', 'épais épaisse'),
  row('e', 'esse', 'maître maîtresse prince princesse'),
]

export interface FeminineEnding {
  readonly masculine: string
  readonly feminine: string
  /** Another pair of the same rule. */
  readonly like: readonly [masculine: string, feminine: string]
}

/** The rule that a feminine follows; null where it only adds an e, or where no other word follows the rule. */
export function feminineEnding(masculine: string, feminine: string): FeminineEnding | null {
  const found = RULES.find((rule) => rule.masculine.test(masculine) && rule.feminine.test(feminine))
  if (found === undefined) return null
  const single = feminine.replace(/s$/u, '')
  const like = found.pairs.find(([one, other]) => one !== masculine && other !== single) ?? null
  return like && { masculine: found.ends[0], feminine: found.ends[1], like }
}

/** «, comme « joyeux », « joyeuse »»; nothing where no pair is known. */
export function likeFeminine(masculine: string, feminine: string): string {
  const like = feminineEnding(masculine, feminine)?.like ?? null
  return like === null || masculine === 'quel' ? '' : `, comme ${like.map(quoted).join(', ')}`
}
