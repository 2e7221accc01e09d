/**
 * The spellings recommended in 1990 (Journal officiel, 6 December 1990) that the lexicon lacks, found by the other
 * spelling; neither is a fault, and a word stays as it was typed.
 */
import type { Language } from '../language.ts'

const OTHER_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ognon: 'oignon',
    ognons: 'oignons',
    nénufar: 'nénuphar',
    nénufars: 'nénuphars',
    évènement: 'événement',
    évènements: 'événements',
    weekend: 'week-end',
    weekends: 'week-ends',
    portemonnaie: 'porte-monnaie',
    portemanteau: 'porte-manteau',
    piquenique: 'pique-nique',
    piqueniques: 'pique-niques',
    piqueniquer: 'pique-niquer',
    millepatte: 'mille-pattes',
    chauvesouris: 'chauve-souris',
    bassecour: 'basse-cour',
    tictac: 'tic-tac',
    platebande: 'plate-bande',
    rondpoint: 'rond-point',
    boutentrain: 'boute-en-train',
    asseoir: 'asseoir',
    assoir: 'asseoir',
    charriot: 'chariot',
    charriots: 'chariots',
    imbécilité: 'imbécillité',
    joailler: 'joaillier',
    exéma: 'eczéma',
    relai: 'relais',
    cèleri: 'céleri',
    crèmerie: 'crémerie',
    sècheresse: 'sécheresse',
    règlementaire: 'réglementaire',
    allègrement: 'allégrement',
    ponch: 'punch',
    cuillère: 'cuiller',
    clé: 'clef',
    levreau: 'levraut',
    corole: 'corolle',
    girole: 'girolle',
    grelotter: 'grelotter',
    greloter: 'grelotter',
    frisoter: 'frisotter',
  }),
)

/** «connaitre», «ile», «aout»: the circumflex that i and u may lose. */
function withCircumflex(form: string): string[] {
  return Array.from(form, (letter, at) => {
    const hat = letter === 'i' ? 'î' : letter === 'u' ? 'û' : null
    return hat === null ? null : form.slice(0, at) + hat + form.slice(at + 1)
  }).filter((candidate) => candidate !== null)
}

/** Forms that the tables or the lexicon may know instead; the word itself comes first where it is known too. */
export function otherSpellings(form: string, language: Language): string[] {
  const listed = OTHER_SPELLING.get(form)
  if (listed !== undefined && listed !== form) return [listed]
  if (language.lexicon.has(form) || language.nounForms.has(form)) return []
  return withCircumflex(form).filter(
    (candidate) => language.nounForms.has(candidate) || language.lexicon.has(candidate),
  )
}
