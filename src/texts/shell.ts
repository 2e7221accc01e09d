/** Header, menus, account panel, connection failures. */
import { counted, longDate } from './format.ts'

export const PRODUCT = "L'Encrier"

/** «Mes dictées - L'Encrier», the title of a window. */
export function pageTitle(screen: string): string {
  return `${screen} - ${PRODUCT}`
}

/** Failed calls without a sentence from the server. */
export const CONNECTION = {
  network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  unavailable: 'Service temporairement indisponible',
  invalidReply: 'La réponse du serveur est invalide',
  sessionExpired: 'Session expirée',
} as const

/** Scripts are disabled, or have not loaded. */
export const WITHOUT_SCRIPTS = {
  form: 'Ce formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur. Activez-le, puis rechargez la page.',
  formLate:
    "La page n'est pas encore chargée en entier\u00A0: rien n'est envoyé. Vérifiez votre connexion. Si rien ne change, rechargez la page.",
  application:
    "L'Encrier a besoin de JavaScript, qui est désactivé dans ce navigateur. Activez-le, puis rechargez la page.",
  applicationLate:
    "La page n'est pas encore chargée en entier. Vérifiez votre connexion. Si rien ne change, rechargez la page.",
} as const

export const HEADER = {
  home: "L'Encrier, accueil",
  skip: 'Aller au contenu',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  /** In its place, for whoever signed in. */
  application: 'Mes cahiers',
  plans: 'Tarifs',
  publicMenu: 'Menu principal',
  appMenu: 'Compte',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  evening: 'Ce soir',
  learners: 'Apprenants',
  results: 'Résultats',
  locked: (name: string): string => `${name} (plan payant)`,
  trial: (days: number): string =>
    `Essai\u00a0: ${counted(days, 'jour restant', 'jours restants')}`,
  account: 'Mon compte',
  signOut: 'Déconnexion',
  signOutTitle: 'Se déconnecter',
  signOutUnsaved:
    "Un travail n'est pas sauvegardé, dans cet onglet ou dans un autre. Se déconnecter l'efface.",
  signOutAnyway: 'Se déconnecter quand même',
  signOutError: 'La déconnexion a échoué. Vérifiez votre connexion, puis réessayez.',
  checking: 'Vérification de la session...',
} as const

export const MENU = {
  label: 'Matières',
  soon: 'Bientôt',
  french: 'Français',
  maths: 'Mathématiques',
  history: 'Histoire',
  geography: 'Géographie',
  dictation: 'Dictée',
  create: 'Générer une dictée',
  list: 'Mes dictées',
  correct: 'Corriger une dictée',
  grammar: 'Grammaire',
  calculation: 'Calcul mental',
  training: 'Mode entraînement',
  test: 'Mode test',
  problems: 'Problèmes',
  figures: 'Fractions et mesures',
  control: 'Mode contrôle',
} as const

export const ACCOUNT_PANEL = {
  loading: 'Chargement...',
  loadError: "Erreur lors du chargement de l'abonnement",
  plan: (name: string): string => `Plan ${name}`,
  active: 'Actif',
  inactive: 'Inactif',
  trialUntil: (end: string): string => `Essai gratuit jusqu'au ${longDate(end)}`,
  manage: 'Gérer',
  learners: 'Apprenants',
  learnersUsed: (count: number, maximum: number): string => `${count} / ${maximum}`,
  corrections: 'Corrections',
  noCorrections: 'Non disponible',
  settings: 'Paramètres du compte',
  help: 'Aide et support',
} as const

/** Answers to the question whether unsaved work is left. */
export const LEAVE = { leave: 'Quitter', stay: 'Rester' } as const

export const UPGRADE = {
  limit: 'Un plan supérieur va plus loin.',
  results: 'Voir un exemple de résultats',
  resultsPicture:
    "Les résultats d'une élève de CE2\u00a0: moyenne de dictée 91\u00a0%, moyenne de calcul 88\u00a0%, deux graphiques en crayons et la liste des dictées.",
  plans: 'Voir les plans',
} as const

export const FAILURE = {
  pageTitle: `Un problème est survenu - ${PRODUCT}`,
  title: 'Un problème est survenu',
  unexpected:
    "Cette page n'a pas pu être affichée. Rien de ce que vous avez enregistré n'est perdu.",
  home: "Retour à l'accueil",
} as const

export const FOOTER = {
  line: "L'Encrier, pour les parents et les enseignants du primaire",
  menu: 'Informations',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  accessibility: 'Accessibilité',
} as const

export const FAREWELL = {
  erased: 'Votre compte et tout ce qui était à votre nom sont effacés. Merci de votre confiance.',
} as const
