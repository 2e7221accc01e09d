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
    piquenique: 'pique-nique',
    piqueniques: 'pique-niques',
    piqueniquer: 'pique-niquer',
    millepatte: 'mille-pattes',
    chauvesouris: 'chauve-souris',
    bassecour: 'basse-cour',
    tictac: 'tic-tac',
    platebande: 'plate-bande',
    rondpoint: 'rond-point',
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
    ponch: 'punch',
    levreau: 'levraut',
    corole: 'corolle',
    girole: 'girolle',
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

/** Forms that the tables or the lexicon know instead of one that the tables do not know. */
export function otherSpellings(form: string, language: Language): string[] {
  const listed = OTHER_SPELLING.get(form)
  if (listed !== undefined) return [listed]
  const isWord = language.lexicon.has(form)
  // «boite» is a form of «boiter» too: only a word of the tables outdoes it.
  return withCircumflex(form).filter(
    (candidate) =>
      language.nounForms.has(candidate) || (!isWord && language.lexicon.has(candidate)),
  )
}
