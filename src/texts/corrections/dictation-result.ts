/** A saved correction, reopened from the results. */

const NBSP = '\u00a0'

export const DICTATION_RESULT = {
  pageTitle: "Correction - L'Encrier",
  title: 'Copie corrigée',
  crumb: 'Français',
  back: 'Résultats',
  loading: 'Chargement de la correction...',
  loadError: 'Erreur lors du chargement de la correction',
  notFound: "Cette correction n'existe pas ou a été supprimée.",
  toResults: 'Voir les résultats',
  learner: (name: string, level: string): string => `${name} (${level})`,
  changedOn: (date: string): string => `Correction reprise le ${date}`,
  open: 'Voir la dictée',
  redo: 'Refaire cette dictée',
  deleted: 'La dictée a été supprimée depuis\u00a0: elle ne peut pas être refaite.',
  change: 'Modifier',
  changing: 'Modifier la correction',
  changingLead:
    'Touchez un mot pour dire autrement comment il est écrit. Le score et les barèmes suivent.',
  save: 'Sauvegarder les changements',
  saving: 'Sauvegarde en cours...',
  saved: 'Correction sauvegardée',
  cancel: 'Annuler',
  undo: 'Annuler la dernière réponse',
  reload: "Voir la correction telle qu'elle est maintenant",
  stale: "Cette correction a été modifiée ailleurs. La voici telle qu'elle est maintenant.",
  leaving: "Les changements de cette correction n'ont pas été sauvegardés.",
  textOnly:
    "Cette correction date d'avant les copies conservées, et le texte de la dictée a changé ou a été supprimé depuis\u00a0: seul le texte de la copie peut être montré.",
  newNames: `Les erreurs que vous venez de changer seront nommées à la sauvegarde${NBSP}: le texte de la dictée a changé depuis.`,
} as const
