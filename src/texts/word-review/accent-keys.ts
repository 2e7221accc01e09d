/** Letters and signs that French words have and that a child may not find on a keyboard. */

interface AccentKey {
  readonly sign: string
  /** Said by a screen reader. */
  readonly name: string
}

/** In the order of their keys. */
export const ACCENT_KEYS: readonly AccentKey[] = [
  { sign: 'é', name: 'e accent aigu' },
  { sign: 'è', name: 'e accent grave' },
  { sign: 'ê', name: 'e accent circonflexe' },
  { sign: 'ë', name: 'e tréma' },
  { sign: 'à', name: 'a accent grave' },
  { sign: 'â', name: 'a accent circonflexe' },
  { sign: 'ç', name: 'c cédille' },
  { sign: 'î', name: 'i accent circonflexe' },
  { sign: 'ï', name: 'i tréma' },
  { sign: 'ô', name: 'o accent circonflexe' },
  { sign: 'ù', name: 'u accent grave' },
  { sign: 'û', name: 'u accent circonflexe' },
  { sign: 'œ', name: "e dans l'o" },
  { sign: "'", name: 'apostrophe' },
  { sign: '-', name: "trait d'union" },
]
