/** Keyboard shortcuts, screen by screen. */

export interface Shortcut {
  /** Alternatives; each is a key or a combination. */
  readonly keys: readonly string[]
  readonly effect: string
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

export const SHORTCUTS_LEAD =
  'Tout se fait sans souris. Les lettres agissent quand un mot de la copie est choisi.'

export const SHORTCUT_COLUMNS = { keys: 'Touches', effect: 'Effet' } as const

/** Read out between two alternatives. */
export const SHORTCUT_OR = 'ou'

const EVERYWHERE: ShortcutGroup = {
  title: 'Partout',
  shortcuts: [
    { keys: ['Tab'], effect: 'passe au bouton ou au champ suivant' },
    { keys: ['Maj + Tab'], effect: 'revient au précédent' },
    { keys: ['Entrée'], effect: 'suit un lien, envoie un formulaire' },
    { keys: ['Échap'], effect: 'ferme une fenêtre ou un menu' },
    { keys: ['Flèches'], effect: 'règlent un curseur, parcourent un menu ou un graphique' },
    { keys: ['Début', 'Fin'], effect: "vont à la première ou à la dernière barre d'un graphique" },
  ],
}

export const COPY_SHORTCUTS: ShortcutGroup = {
  title: 'Vérifier une copie',
  shortcuts: [
    { keys: ['Tab'], effect: 'va au mot suivant à vérifier' },
    { keys: ['Flèches gauche et droite'], effect: 'vont au mot voisin' },
    { keys: ['Flèches haut et bas'], effect: 'vont au mot à vérifier précédent ou suivant' },
    { keys: ['Début', 'Fin'], effect: 'vont au premier ou au dernier mot de la ligne' },
    { keys: ['J'], effect: 'écrit juste' },
    { keys: ['A'], effect: 'écrit comme il a été lu' },
    { keys: ['O'], effect: 'oublié' },
    { keys: ['I'], effect: 'illisible, donc non compté' },
    { keys: ['B'], effect: 'barré, rien à la place' },
    { keys: ['L'], effect: 'tout le reste de la ligne est juste' },
    { keys: ['Entrée'], effect: 'permet de taper ce qui est écrit' },
    { keys: ['Z'], effect: 'annule la dernière réponse' },
  ],
}

const ANALYSIS: ShortcutGroup = {
  title: 'Analyse grammaticale et textes à trous',
  shortcuts: [
    { keys: ['Tab'], effect: 'parcourt les réponses, puis «\u00a0Vérifier\u00a0»' },
    { keys: ['Espace', 'Entrée'], effect: 'choisissent la réponse' },
    { keys: ['Entrée'], effect: 'continue quand la réponse est juste' },
  ],
}

const REORDER: ShortcutGroup = {
  title: 'Réorganisation de phrases',
  shortcuts: [
    { keys: ['Espace', 'Entrée'], effect: 'placent un mot, ou reprennent un mot placé' },
    { keys: ['Flèches gauche et droite'], effect: 'déplacent un mot placé' },
  ],
}

const CALCULATION: ShortcutGroup = {
  title: 'Calcul mental',
  shortcuts: [
    { keys: ['0 à 9'], effect: "s'écrivent dans la réponse, où que soit le curseur" },
    { keys: [','], effect: 'écrit la virgule quand il en faut une' },
    { keys: ['Retour arrière'], effect: 'efface le dernier chiffre' },
    { keys: ['Entrée'], effect: 'donne la réponse' },
  ],
}

export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  EVERYWHERE,
  COPY_SHORTCUTS,
  ANALYSIS,
  REORDER,
  CALCULATION,
]
