/** Hub of the dictations. */
export const DICTATION_HUB = {
  pageTitle: "Dictées - L'Encrier",
  crumb: 'Français',
  title: 'Dictées',
  lead: 'Préparez un texte, retrouvez ceux que vous avez enregistrés, ou corrigez une copie.',
  create: {
    title: 'Générer une dictée',
    text: "À partir d'une liste de mots, ou de la photo du cahier de leçons.",
    action: 'Commencer',
    words: ['noisette', 'cacher', 'hêtre'],
    lines: ['Un écureuil caché dans', 'le hêtre garde ses noi'],
  },
  list: {
    title: 'Mes dictées',
    text: 'Relire, modifier ou supprimer.',
    action: 'Ouvrir la liste',
  },
  correct: {
    title: 'Corriger une dictée',
    text: 'Une photo de la copie suffit.',
    action: 'Corriger',
  },
  words: {
    title: 'Mots à revoir',
    text: "Les mots manqués sur le papier reviennent jusqu'à ce qu'ils soient acquis.",
    action: 'Voir les mots',
    art: ['forêt', 'noix', 'chênes'],
  },
} as const
