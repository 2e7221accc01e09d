/**
 * The two papers that a school asks for: a sheet for its register of processing (RGPD, article 30) and a notice to parents
 * (articles 13 and 14). What they say of data, recipients and time is what docs/privacy.md says; blanks are the school's.
 */
import { RETENTION } from '../../domain/account/retention.ts'
import { retentionPeriod } from '../format.ts'
import type { SiteFactName } from './site-facts.ts'

const NBSP = '\u00a0'

interface PaperRow {
  readonly term: string
  /** Null: a line that the school fills in by hand. */
  readonly text: string | null
  /** What depends on the site, after the text. */
  readonly facts?: readonly SiteFactName[]
}

export const SCHOOL_PAPERS = {
  pageTitle: "Papiers de l'école - L'Encrier",
  description:
    "La fiche de registre de traitement et l'information des familles, remplies de ce que L'Encrier fait vraiment, à imprimer pour une école.",
  title: "Papiers de l'école",
  lead: `Une fiche pour le registre des traitements, une information pour les familles. Ce que fait le produit est rempli${NBSP}; les lignes vides sont celles de l'école. L'autorité responsable (pour une école publique, le DASEN ou le recteur) les vérifie et décide.`,
  print: 'Imprimer les deux pages',
  privacy: 'Lire la page Confidentialité',
  toFill: "À compléter par l'école",

  register: {
    title: 'Fiche de registre de traitement',
    article: 'RGPD, article 30',
    rows: [
      {
        term: 'Traitement',
        text: "Préparation et correction de dictées, exercices de grammaire et de calcul, suivi des acquis des élèves avec L'Encrier",
      },
      { term: 'Responsable de traitement', text: null },
      { term: 'Délégué à la protection des données', text: null },
      { term: 'École, classe, enseignant', text: null },
      { term: 'Sous-traitant', text: '', facts: ['editor', 'address', 'contact'] },
      {
        term: 'Finalités',
        text: 'Écrire des dictées de niveau, lire et corriger des copies faites sur papier, expliquer les erreurs, redonner les mots et les calculs manqués, former des groupes de besoin. Aucune décision automatique, aucun profilage, aucune publicité, aucun classement.',
      },
      {
        term: 'Base légale',
        text: "Mission d'intérêt public (article 6.1.e), décidée par l'autorité de l'école",
      },
      {
        term: 'Personnes',
        text: "Élèves de la classe et enseignant. Les élèves n'ont pas de compte.",
      },
      {
        term: 'Données des élèves',
        text: "Prénom, nom (un surnom suffit), niveau, date de naissance si elle est donnée, groupes\u00a0; dictées, texte confirmé de chaque copie et choix de correction, scores, temps, mots et calculs à revoir. Ni INE, ni adresse, ni parents\u00a0: une liste de classe est lue sur l'appareil de l'enseignant et ses autres colonnes n'en partent pas. Les difficultés d'un élève peuvent se lire dans ses résultats\u00a0; aucun diagnostic n'en est tiré.",
      },
      {
        term: "Données de l'enseignant",
        text: "Adresse e-mail, nom s'il le donne, empreinte du mot de passe, déclaration avec sa date, connexions ouvertes\u00a0; sa voix s'il enregistre une dictée",
      },
      {
        term: 'Photos des copies',
        text: 'Lues en mémoire, jamais enregistrées.',
        facts: ['reading'],
      },
      {
        term: 'Destinataires',
        text: "L'enseignant qui tient le compte. Personne d'autre n'y accède dans le produit.",
      },
      { term: 'Autres services', text: 'Hébergeur\u00a0:', facts: ['host', 'writing', 'mail'] },
      {
        term: "Transferts hors de l'Union",
        text: "Aucun par le produit lui-même. Ceux d'un service extérieur branché sur ce site sont dits ci-dessus.",
      },
      {
        term: 'Durées',
        text: `Tant que l'enseignant garde l'élève\u00a0; supprimer un élève supprime aussitôt ses résultats. Un compte inutilisé est effacé après ${retentionPeriod(RETENTION.unusedAccount)}, les sauvegardes après ${retentionPeriod(RETENTION.backup)}, les journaux techniques après ${retentionPeriod(RETENTION.log)}.`,
      },
      {
        term: 'Sécurité',
        text: "Mots de passe par argon2id, second facteur possible, sessions fermées à distance, cloisonnement de chaque compte par la base elle-même, photos lues à part, journal sans nom ni texte, connexions chiffrées par l'hébergement",
      },
      { term: 'Date, signature', text: null },
    ] satisfies PaperRow[],
  },

  notice: {
    title: 'Information aux familles',
    article: 'RGPD, articles 13 et 14',
    hello: 'Madame, Monsieur,',
    intro:
      "Dans la classe de votre enfant, l'enseignant se sert de L'Encrier pour écrire des dictées, corriger les copies et redonner les mots manqués. Votre enfant écrit sur papier, au stylo\u00a0: il n'a pas de compte et ne parle à aucune intelligence artificielle.",
    rows: [
      { term: 'Qui est responsable', text: null },
      {
        term: 'Ce qui est gardé',
        text: 'Le prénom et le nom (ou un surnom), le niveau, la date de naissance si elle est donnée, le texte des copies une fois vérifié, les scores, les mots et les calculs à revoir.',
      },
      {
        term: "Ce qui ne l'est jamais",
        text: "La photo d'une copie\u00a0: elle est lue puis oubliée. Ni adresse, ni INE, ni coordonnées des parents. Aucune publicité, aucune mesure d'audience, aucune revente, aucun classement.",
      },
      {
        term: 'Qui décide',
        text: "L'enseignant. Une machine propose une lecture\u00a0; aucun mot n'est compté faux avant qu'il l'ait confirmé.",
      },
      {
        term: 'Pourquoi, de quel droit',
        text: "Pour apprendre à écrire et à calculer\u00a0: la mission d'enseignement de l'école (article 6.1.e). Il n'y a pas d'accord à donner, mais vous pouvez vous opposer.",
      },
      {
        term: 'Où, chez qui',
        text: 'Sur le serveur de ce site. Hébergeur\u00a0:',
        facts: ['host', 'reading'],
      },
      {
        term: 'Combien de temps',
        text: `L'année scolaire, tant que l'enseignant en a besoin. Un compte inutilisé est effacé après ${retentionPeriod(RETENTION.unusedAccount)}.`,
      },
      {
        term: 'Vos droits',
        text: "Voir, faire corriger, faire effacer, limiter, vous opposer\u00a0: demandez à l'école, qui répond dans le mois. Si la réponse ne vous convient pas\u00a0: CNIL, cnil.fr/plaintes.",
      },
      { term: 'À qui écrire', text: null },
    ] satisfies PaperRow[],
    child:
      'Une page écrite pour les enfants se lit sur ce site\u00a0: «\u00a0Pour les enfants\u00a0».',
  },
} as const
