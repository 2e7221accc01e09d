/** «Confidentialité»: for the adults who hold an account, and in words for children. */

export const PRIVACY = {
  pageTitle: "Confidentialité - L'Encrier",
  description:
    "Ce que L'Encrier garde, ce qu'il ne garde jamais, ce qui part vers un autre service, et les droits de chacun. Avec une page écrite pour les enfants.",
  title: 'Confidentialité',
  lead: "Ce que L'Encrier garde, ce qu'il ne garde jamais, et ce que vous pouvez décider.",
  childLink: 'Lire la page écrite pour les enfants',

  keptTitle: 'Ce qui est gardé',
  kept: [
    {
      term: 'Votre compte',
      text: "Votre adresse e-mail, le nom que vous donnez si vous en donnez un, l'empreinte de votre mot de passe (jamais le mot de passe lui-même), votre plan, et pour chaque connexion ouverte sa date et le nom du navigateur.",
    },
    {
      term: 'Vos apprenants',
      text: 'Prénom, nom, date de naissance et niveau de chacun. Vous seul les saisissez et vous pouvez mettre un surnom.',
    },
    {
      term: 'Leur travail',
      text: "Les dictées que vous enregistrez, le texte confirmé de chaque copie et vos choix de correction, les scores, les dates, et les calculs à revoir pour l'entraînement.",
    },
    {
      term: "La liste d'attente",
      text: "L'adresse que vous y laissez, pour un seul message, le jour du lancement.",
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
    "Rien n'est vendu, loué ni montré à quelqu'un d'autre. Aucune donnée d'un enfant ne sert à entraîner un modèle d'intelligence artificielle par nos soins.",

  decisionTitle: 'Une machine lit, un adulte décide',
  decision:
    "Une copie lue par une machine n'est qu'un brouillon. Aucun mot n'est compté faux et aucun score n'est enregistré avant qu'un adulte ait confirmé ce qui est écrit sur la feuille. Les élèves n'ont pas de compte et ne parlent jamais à une intelligence artificielle.",

  durationTitle: 'Combien de temps',
  duration: [
    'Ce que vous enregistrez reste tant que vous le gardez. Supprimer un apprenant supprime tous ses résultats. Effacer votre compte efface tout, aussitôt.',
    "Une connexion se ferme d'elle-même quand elle ne sert plus, et au plus tard après trente jours.",
    "L'adresse laissée sur la liste d'attente est effacée sur simple demande.",
    "Les copies de sauvegarde du serveur, s'il en existe, disparaissent ensuite selon la durée choisie par la personne qui administre ce site.",
  ],

  cookiesTitle: 'Cookies',
  cookies:
    "Un seul cookie, celui de votre connexion, sans lequel le site ne saurait pas que vous êtes là. Il ne suit personne. Votre navigateur garde aussi, pour vous, le travail en cours que vous n'avez pas encore enregistré\u00a0; se déconnecter l'efface.",

  rightsTitle: 'Vos droits',
  rights: [
    'Voir, corriger, exporter et effacer\u00a0: tout se fait depuis «\u00a0Paramètres du compte\u00a0», sans rien demander à personne.',
    "Le compte est celui d'un adulte. Un parent décide pour son enfant\u00a0; avant quinze ans, c'est lui qui donne l'accord. Un enseignant agit avec l'accord de son école.",
    "Les données servent à rendre le service que vous demandez en ouvrant un compte, et à rien d'autre.",
    "Si une réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l'informatique et des libertés (cnil.fr).",
  ],
  editorTerm: 'Responsable des données',
  contactTerm: 'Nous écrire',

  childTitle: 'Pour les enfants',
  childLead: 'À lire seul, ou avec un adulte.',
  child: [
    {
      question: 'Qui connaît mon prénom\u00a0?',
      answer:
        "L'adulte qui travaille avec toi. C'est lui qui l'a écrit, pour ranger tes dictées et tes calculs. Il peut écrire un surnom si tu préfères.",
    },
    {
      question: 'Que devient la photo de ma feuille\u00a0?',
      answer:
        "Une machine la lit, puis L'Encrier l'oublie\u00a0: il ne la range nulle part. Seuls les mots que tu as écrits sont gardés.",
    },
    {
      question: 'Et si la machine lit mal\u00a0?',
      answer:
        "Cela arrive souvent. C'est pour cela qu'un adulte regarde ta feuille et décide. Une machine ne te met jamais de note toute seule.",
    },
    {
      question: 'Qui voit mes erreurs\u00a0?',
      answer:
        "Toi et l'adulte qui travaille avec toi. Personne d'autre. Une erreur sert à savoir ce qu'il reste à apprendre.",
    },
    {
      question: 'Est-ce que je dois donner mon adresse ou mon âge\u00a0?',
      answer:
        "Non. L'Encrier ne te demande rien, à toi. Si un site te demande où tu habites, parles-en à un adulte.",
    },
    {
      question: 'Est-ce que je peux tout effacer\u00a0?',
      answer:
        "Oui. Demande à l'adulte\u00a0: en effaçant ton nom, il efface aussi tout ton travail, pour de bon.",
    },
  ],
} as const
