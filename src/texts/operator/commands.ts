/** What the operator's commands say: `npm run account` and `npm run seed`. */
import { counted, quoted } from '../format.ts'

const NBSP = '\u00a0'

const COMMANDS =
  'create, set-plan, list, unused, delete, reset-password, reset-two-factor ou waiting-list'

export const COMMAND_TEXTS = {
  accountUsage: [
    'Utilisation\u00a0:',
    '  npm run account -- create --email ADRESSE --plan PLAN [--password-stdin]',
    '  npm run account -- set-plan --email ADRESSE --plan PLAN [--status active]',
    '  npm run account -- list',
    '  npm run account -- unused',
    '  npm run account -- delete --email ADRESSE',
    '  npm run account -- reset-password --email ADRESSE [--password-stdin]',
    '  npm run account -- reset-two-factor --email ADRESSE',
    '  npm run --silent account -- waiting-list > liste.csv',
  ].join('\n'),
  seedUsage: 'Utilisation\u00a0: npm run seed -- --users FICHIER.json',

  noCommand: `Il manque la commande${NBSP}: ${COMMANDS}`,
  unknownCommand: (given: string): string =>
    `La commande ${quoted(given)} n'existe pas${NBSP}: ${COMMANDS}`,
  unknownArgument: (given: string): string => `L'argument ${quoted(given)} n'est pas attendu ici`,
  repeatedOption: (option: string): string => `L'option ${option} est donnée deux fois`,
  missingOption: (option: string): string => `Il manque l'option ${option}`,
  missingValue: (option: string): string => `Il manque une valeur après ${option}`,
  badEmail: (given: string): string => `${quoted(given)} n'est pas une adresse e-mail`,
  badPlan: (given: string, plans: readonly string[]): string =>
    `Le plan ${quoted(given)} n'existe pas${NBSP}: ${plans.join(', ')}`,
  badStatus: (given: string): string =>
    `Le statut ${quoted(given)} ne convient pas${NBSP}: un mot en minuscules, par exemple active ou canceled`,
  noPassword: "Aucun mot de passe n'est arrivé sur l'entrée standard",

  created: (email: string, plan: string): string => `Compte créé${NBSP}: ${email} (plan ${plan})`,
  generatedPassword: (password: string): string =>
    `Mot de passe, affiché cette seule fois${NBSP}: ${password}`,
  exists: (email: string): string => `Un compte existe déjà pour ${email}`,
  absent: (email: string): string => `Aucun compte n'existe pour ${email}`,
  planSet: (email: string, plan: string, status: string): string =>
    `${email}${NBSP}: plan ${plan}, statut ${status}`,
  deleted: (email: string, learners: number, dictations: number, results: number): string =>
    `Compte supprimé${NBSP}: ${email} (avec ${counted(learners, 'apprenant', 'apprenants')}, ${counted(dictations, 'dictée', 'dictées')}, ${counted(results, 'résultat', 'résultats')})`,
  billingNotConfigured: (email: string): string =>
    `Le compte ${email} est connu de Stripe, qui n'est pas configuré ici${NBSP}: rien n'est supprimé, car Stripe continuerait de prélever`,
  passwordReset: (email: string): string =>
    `${email}${NBSP}: nouveau mot de passe, tous les appareils sont déconnectés`,
  twoFactorReset: (email: string): string =>
    `${email}${NBSP}: la connexion ne demande plus que le mot de passe`,
  waitingListColumns: ['Adresse', 'Inscrite le'],
  noAccount: 'Aucun compte',
  noUnused: (months: number): string => `Aucun compte inutilisé depuis ${months} mois`,
  unusedColumns: ['E-mail', 'Dernière visite', 'Prévenu le'],
  neverWarned: 'jamais',
  columns: ['E-mail', 'Plan', 'Statut', 'Apprenants', 'Créé le'],

  unreadableFile: (file: string): string => `Le fichier ${file} ne peut pas être lu`,
  notJson: (file: string): string => `Le fichier ${file} n'est pas du JSON`,
  notAList: (file: string): string => `Le fichier ${file} doit contenir une liste de comptes`,
  entry: (place: number, field: string, mistake: string): string =>
    `Compte ${place}${field === '' ? '' : `, ${field}`}${NBSP}: ${mistake}`,
  sameEmail: (place: number): string => `Cette adresse est déjà celle du compte ${place}`,
  weakPassword: (email: string): string =>
    `Attention${NBSP}: le mot de passe de ${email} est trop simple pour un vrai compte`,
  seedUnchanged: (email: string): string => `${email}${NBSP}: rien à changer`,
  seedChanged: (email: string, plan: string, learners: number): string =>
    `${email}${NBSP}: plan ${plan}, ${counted(learners, 'apprenant ajouté', 'apprenants ajoutés')}`,
  seedDone: (accounts: number): string => `${counted(accounts, 'compte prêt', 'comptes prêts')}`,
} as const
