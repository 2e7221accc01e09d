/** The retention periods, as the privacy page states them. */
import { RETENTION, type RetainedData } from '../../domain/account/retention.ts'
import { retentionPeriod } from '../format.ts'

interface Line {
  readonly kept: RetainedData
  readonly term: string
  readonly text: (time: string) => string
}

const LINES: readonly Line[] = [
  {
    kept: 'unusedAccount',
    term: 'Un compte qui ne sert plus',
    text: (time) =>
      `${time} après la dernière utilisation, puis il est effacé avec tout ce qu'il contient. Deux courriels préviennent avant\u00a0: un mois, puis une semaine. Se connecter suffit pour le garder. Si aucun courriel ne peut partir, rien n'est effacé tout seul.`,
  },
  {
    kept: 'session',
    term: 'Une connexion ouverte',
    text: (time) =>
      `Elle se ferme d'elle-même quand elle ne sert plus, et au plus tard après ${time}.`,
  },
  {
    kept: 'waitingList',
    term: "Une adresse de la liste d'attente",
    text: (time) => `${time} au plus, moins sur simple demande.`,
  },
  {
    kept: 'signUp',
    term: "Une inscription jamais confirmée, le lien d'un courriel",
    text: (time) => `${time} au plus.`,
  },
  {
    kept: 'throttle',
    term: 'Le compte des essais de mots de passe',
    text: (time) => `${time}, sous une forme que l'on ne peut pas relire.`,
  },
  {
    kept: 'idempotencyKey',
    term: 'La marque qui évite un double enregistrement',
    text: (time) => `${time}, sous une forme que l'on ne peut pas relire.`,
  },
  {
    kept: 'listening',
    term: "L'adresse d'une dictée à écouter",
    text: (time) => `${time}, moins si vous la fermez avant.`,
  },
  {
    kept: 'trial',
    term: "Le souvenir d'un essai gratuit, après l'effacement du compte",
    text: (time) =>
      `${time}\u00a0: l'empreinte de votre adresse, sous une forme que l'on ne peut pas relire, parce qu'un essai ne se fait qu'une fois par personne.`,
  },
  {
    kept: 'knownBrowser',
    term: 'Un navigateur où vous vous êtes connecté',
    text: (time) =>
      `${time} après votre dernière connexion\u00a0: il vous laisse entrer pendant que quelqu'un d'autre essaie des mots de passe.`,
  },
  {
    kept: 'undo',
    term: "Ce qu'il faut pour annuler un changement de sécurité",
    text: (time) => `${time}\u00a0: l'adresse ou la validation en deux étapes d'avant.`,
  },
  {
    kept: 'accountEvent',
    term: 'La liste de vos connexions et de vos changements de sécurité',
    text: (time) => `${time}, avec le nom du navigateur. Vous seul la voyez.`,
  },
  {
    kept: 'aiCalls',
    term: "Le nombre d'appels à une intelligence artificielle",
    text: (time) => `${time}\u00a0: un nombre par jour, rien de ce qui a été demandé.`,
  },
  {
    kept: 'retentionRun',
    term: 'Le relevé des effacements',
    text: (time) => `${time}\u00a0: des nombres, personne.`,
  },
  {
    kept: 'log',
    term: 'Les journaux techniques',
    text: (time) => `${time} au plus, sans nom, sans adresse, sans texte.`,
  },
  {
    kept: 'backup',
    term: 'Les copies de sauvegarde',
    text: (time) => `${time} au plus\u00a0: ce qui est effacé disparaît ensuite des copies aussi.`,
  },
]

export const RETENTION_TEXTS: readonly { readonly term: string; readonly text: string }[] = [
  {
    term: 'Vos apprenants et leur travail',
    text: "Aussi longtemps que vous les gardez\u00a0: vous seul savez quand un enfant n'en a plus besoin. Supprimer un apprenant supprime aussitôt tous ses résultats.",
  },
  {
    term: 'Votre compte',
    text: "Tant que vous vous en servez. Vous pouvez l'effacer quand vous voulez, tout de suite et pour toujours.",
  },
  ...LINES.map(({ kept, term, text }) => ({ term, text: text(retentionPeriod(RETENTION[kept])) })),
]
