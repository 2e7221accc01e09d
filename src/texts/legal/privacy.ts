/** «Confidentialité»: for the adults who hold an account, and in words for children. docs/privacy.md is the long form. */
import { RETENTION_TEXTS } from './retention.ts'

export const PRIVACY = {
  pageTitle: "Confidentialité - L'Encrier",
  description:
    "Ce que L'Encrier garde, ce qu'il ne garde jamais, ce qui part vers un autre service, et les droits de chacun. Avec une page écrite pour les enfants.",
  title: 'Confidentialité',
  lead: "Ce que L'Encrier garde, ce qu'il ne garde jamais, et ce que vous pouvez décider.",
  childLink: 'Lire la page écrite pour les enfants',
  schoolLink: "Les papiers d'une école\u00a0: fiche de registre, information aux familles",

  keptTitle: 'Ce qui est gardé',
  kept: [
    {
      term: 'Votre compte',
      text: "Votre adresse e-mail, le nom que vous donnez si vous en donnez un, l'empreinte de votre mot de passe (jamais le mot de passe lui-même), votre plan, votre déclaration (parent ou enseignant) avec sa date, le jour de votre dernière visite, et pour chaque connexion ouverte sa date et le nom du navigateur. Si vous ajoutez une clé d'accès, ce qui permet de la reconnaître et le nom que vous lui donnez\u00a0: votre doigt et votre visage ne quittent jamais votre appareil.",
    },
    {
      term: 'Vos apprenants',
      text: "Prénom, nom, niveau de chacun, date de naissance si vous la donnez, et les groupes où vous les rangez. Vous seul les saisissez et vous pouvez mettre un surnom. Une liste de classe se lit sur votre appareil\u00a0: le reste de ses colonnes n'en part pas.",
    },
    {
      term: 'Leur travail',
      text: "Les dictées que vous enregistrez, le texte confirmé de chaque copie et vos choix de correction, les scores, les dates, et les mots et les calculs à revoir pour l'entraînement.",
    },
    {
      term: 'Votre voix',
      text: "Si vous enregistrez la lecture d'une dictée\u00a0: le son et le repère de chaque groupe, rien d'autre. Il reste sur ce serveur, ne part vers aucun autre service, et disparaît avec la dictée ou d'un geste. Une adresse d'écoute que vous ouvrez le fait entendre à qui la possède\u00a0; l'enfant qui écoute ne donne ni nom ni compte, et rien n'est noté de lui.",
    },
    {
      term: "La liste d'attente",
      text: "L'adresse que vous y laissez, pour un seul message, le jour du lancement.",
    },
  ],

  whyTitle: 'Pourquoi, et de quel droit',
  why: [
    {
      term: 'Rendre le service que vous demandez',
      text: "Écrire, corriger, garder les résultats, envoyer les courriels du compte, encaisser un abonnement. C'est le contrat que vous acceptez en ouvrant un compte (RGPD, article 6.1.b).",
    },
    {
      term: 'Suivre le travail des enfants',
      text: "En famille, c'est le parent qui l'accepte pour son enfant, et qui revient sur cet accord en supprimant l'apprenant (article 6.1.a). En classe, c'est l'autorité de l'école qui décide et en répond (mission de service public, article 6.1.e)\u00a0: elle est responsable de ces données, et ce site travaille pour elle.",
    },
    {
      term: 'Protéger les comptes',
      text: 'Freiner les essais de mots de passe et les abus, tenir des journaux techniques\u00a0: notre intérêt légitime et le vôtre (article 6.1.f).',
    },
    {
      term: "Prévenir de l'ouverture",
      text: "La liste d'attente, avec votre accord, que vous retirez quand vous voulez (article 6.1.a).",
    },
  ],

  neverTitle: "Ce qui n'est jamais gardé",
  never: [
    'Les photos des copies et des listes de mots\u00a0: elles sont lues, puis oubliées.',
    'Votre mot de passe en clair et votre numéro de carte.',
    "Votre adresse sur Internet à côté de votre nom\u00a0: elle ne sert qu'à freiner les essais de mots de passe, sous une forme que l'on ne peut pas relire.",
    'Des statistiques de visite, des publicités, des traceurs. Il y en a zéro.',
    "Un nom d'enfant, un texte ou une adresse e-mail dans les journaux techniques du serveur.",
  ],

  servicesTitle: 'Ce qui part vers un autre service',
  servicesLead: 'Sur le site que vous lisez en ce moment\u00a0:',
  services: [
    { term: 'Écriture des textes', fact: 'writing' },
    { term: 'Lecture des photos', fact: 'reading' },
    { term: 'Courriels', fact: 'mail' },
    { term: 'Paiements', fact: 'billing' },
  ],
  servicesNote:
    "L'hébergeur, nommé dans les mentions légales, fait tourner le serveur. Rien n'est vendu, loué ni montré à quelqu'un d'autre. Aucune donnée d'un enfant ne sert à entraîner un modèle d'intelligence artificielle par nos soins.",

  decisionTitle: 'Une machine lit, un adulte décide',
  decision:
    "Une copie lue par une machine n'est qu'un brouillon. Aucun mot n'est compté faux et aucun score n'est enregistré avant qu'un adulte ait confirmé ce qui est écrit sur la feuille. Les élèves n'ont pas de compte et ne parlent jamais à une intelligence artificielle.",

  durationTitle: 'Combien de temps',
  duration: RETENTION_TEXTS,
  durationNote:
    "Un travail automatique applique ces durées chaque jour. Quand un compte est effacé, tout part d'un coup\u00a0: il n'en reste pas une moitié.",

  cookiesTitle: 'Cookies',
  cookies:
    "Deux cookies\u00a0: celui de votre connexion, sans lequel le site ne saurait pas que vous êtes là, et celui qui reconnaît ce navigateur aux connexions suivantes, pour qu'un inconnu qui essaie des mots de passe ne vous ferme pas la porte (il y reste treize mois après la dernière). Ils ne suivent personne. Votre navigateur garde aussi, pour vous, le travail en cours que vous n'avez pas encore enregistré, avec les photos d'une classe que vous corrigez (une semaine au plus), le fait que vous vous êtes connecté et, pour les moments sans réseau, ce que vous avez regardé en dernier, quelques exercices et les résultats qui attendent d'être envoyés\u00a0; se déconnecter les efface.",

  rightsTitle: 'Vos droits',
  rights: [
    {
      term: 'Voir et emporter',
      text: "«\u00a0Exporter mes données\u00a0», dans les paramètres du compte, donne aussitôt tout ce qui est enregistré à votre nom, dans un fichier que d'autres programmes savent lire.",
    },
    {
      term: 'Corriger',
      text: "Chaque fiche d'apprenant, chaque dictée, chaque correction, votre nom et votre adresse se changent là où ils s'affichent.",
    },
    {
      term: 'Effacer',
      text: 'Un apprenant depuis la liste des apprenants, une dictée depuis la liste des dictées, tout le compte depuis ses paramètres. Effacer est immédiat.',
    },
    {
      term: "S'opposer, limiter, demander",
      text: "Écrivez à l'adresse ci-dessous. Une réponse vient dans le mois. En classe, adressez-vous d'abord à l'école, qui décide pour ces données.",
    },
    {
      term: 'Décisions automatiques',
      text: "Aucune. Une machine propose, un adulte décide, et aucun score n'ouvre ni ne ferme rien à un enfant.",
    },
    {
      term: 'Réclamer',
      text: "Si une réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l'informatique et des libertés\u00a0: cnil.fr/plaintes, ou CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.",
    },
  ],
  adultsTitle: 'Des comptes pour les adultes seulement',
  adults: [
    "Les enfants n'ont pas de compte. À l'inscription, chaque adulte déclare à quel titre il inscrira des enfants, et cette déclaration est gardée avec sa date.",
    "En famille\u00a0: le parent ou le responsable légal accepte pour son enfant. Avant quinze ans, c'est à lui de le faire (loi Informatique et Libertés, article 45). Parlez-en aussi avec l'enfant\u00a0: la page écrite pour lui est là pour cela.",
    "En classe\u00a0: l'enseignant déclare que l'autorité responsable des données de l'école (pour une école publique, le DASEN ou le recteur) a autorisé cet usage et que les familles en sont informées. Elle peut demander le registre et l'analyse d'impact de ce site.",
  ],

  breachTitle: 'Si un accident arrivait',
  breach:
    "Une fuite, une perte ou un accès interdit est consigné, et signalé à la CNIL dans les 72 heures s'il présente un risque. S'il peut vous faire du tort, ou en faire à un enfant, vous êtes prévenu par courriel, avec ce qui s'est passé et ce que vous pouvez faire.",

  editorTerm: 'Responsable des données',
  contactTerm: 'Nous écrire',
  officerTerm: 'Délégué à la protection des données',

  childTitle: 'Pour les enfants',
  childText:
    'Les enfants ont le droit de comprendre ce que devient leur travail. Une page courte le dit avec leurs mots\u00a0: à lire seul, à la maison ou en classe.',
} as const
