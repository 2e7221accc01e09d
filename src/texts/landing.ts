/** First page. */
export const LANDING = {
  pageTitle: "L'Encrier - La dictée du soir, corrigée en une photo",
  description:
    "Des dictées écrites avec les mots de la semaine, au niveau de l'élève, du CP au CM2. Photographiez la copie\u00a0: les fautes sont relevées et les progrès suivis.",
  headline: { before: 'La dictée du soir, ', pen: 'corrigée', after: ' en une photo.' },
  lead: "Donnez les mots de la semaine\u00a0: L'Encrier écrit une dictée au niveau de l'élève, du CP au CM2. Photographiez sa copie, les fautes sont relevées et les progrès suivis.",
  plans: 'Voir les tarifs',
  register: 'Créer un compte',
  registerHint: "Cinq jours d'essai sur les plans payants, sans engagement.",
  waiting: {
    label: 'Votre adresse e-mail',
    placeholder: 'prenom@exemple.fr',
    submit: 'Me prévenir',
    submitting: 'Envoi...',
    hint: 'Un seul message, le jour du lancement.',
    required: 'Ce champ est obligatoire',
    invalid: "L'adresse e-mail n'est pas valide",
    joined: 'Merci ! Nous vous contacterons dès que la plateforme sera disponible.',
    duplicate: 'Cette adresse email est déjà enregistrée.',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
  },
  launchTitle: 'Lancement prochain',
  launch: 'Les inscriptions ne sont pas encore ouvertes.',
  copy: {
    label: 'Exemple de copie corrigée\u00a0: deux fautes sur quatorze mots, 86\u00a0%',
    date: 'Vendredi 20 novembre',
    title: 'Dictée',
    mark: 'apos.',
    score: '86\u00a0%',
    lines: [
      ['Ce matin, ', { wrong: 'lécureuil', right: "l'écureuil" }, ' saute'],
      ['de branche en branche.'],
      ['Il cherche des ', { wrong: 'noisètes', right: 'noisettes' }],
      ["pour l'hiver."],
    ],
  },
  subjectsTitle: 'Un cahier par matière',
  subjectsLead:
    'Le français et les mathématiques sont dans le cartable. Les autres cahiers se couvrent en ce moment.',
  subjects: [
    { name: 'Français', available: true },
    { name: 'Mathématiques', available: true },
    { name: 'Histoire', available: false },
    { name: 'Géographie', available: false },
  ],
  levels: 'du CP au CM2',
  available: 'Disponible',
  soon: 'Bientôt',
  benefitsTitle: "Moins de préparation, plus d'attention pour l'élève",
  personal: {
    title: 'Un contenu personnalisé',
    text: 'Les mots de la leçon, le niveau, le thème qui plaît, le nombre de phrases\u00a0: chaque dictée est écrite pour un élève précis.',
    art: 'Trois mots deviennent une phrase',
    words: ['forêt', 'hiver', 'nid'],
    sentence: 'En hiver, la forêt protège le nid.',
  },
  assisted: {
    title: "Une correction assistée par l'IA",
    text: 'La copie manuscrite est lue, comparée au texte et annotée. Vous vérifiez, puis vous enregistrez.',
    art: 'La copie est photographiée puis annotée en rouge',
  },
  progress: {
    title: 'Des progrès visibles',
    text: 'Moyenne, tendance et historique par élève, en dictée comme en calcul.',
    art: 'Un graphique dont les barres sont des crayons',
  },
  pricesTitle: 'Tarifs',
  pricesLead: "Cinq jours d'essai sur les plans payants, sans engagement.",
  tryIt: 'Essayez sans compte',
  steps: {
    title: 'Une dictée en trois gestes',
    lead: "L'application telle qu'elle est.",
    all: [
      {
        picture: 'dictation',
        title: 'Les mots',
        text: "Ceux de la leçon, tapés ou photographiés. Le texte est écrit au niveau de l'élève.",
        alternative: "Le formulaire d'une dictée et le texte écrit",
      },
      {
        picture: 'settling',
        title: 'Photographier',
        text: "L'élève écrit sur sa feuille. La photo est lue, vous tranchez les mots où la lecture hésite.",
        alternative: 'La photo de la copie à côté de ses mots, dont un à vérifier',
      },
      {
        picture: 'corrected',
        title: 'Comprendre',
        text: 'La copie est annotée, et chaque erreur a sa phrase, pour la classe de cet élève.',
        alternative: 'La copie annotée en rouge, son score et ses erreurs expliquées',
      },
    ],
  },
  care: {
    title: 'La photo est lue, puis oubliée',
    kept: 'Ce qui est gardé',
    keptPoints: [
      'Prénom, nom ou surnom, niveau, date de naissance si vous la donnez',
      'Vos dictées et le texte confirmé des copies',
      'Les scores, les dates, ce qui est à revoir',
    ],
    never: "Ce qui ne l'est jamais",
    neverPoints: [
      'Les photos des copies et des listes de mots',
      'Des statistiques de visite, des publicités, des traceurs',
      'Votre mot de passe en clair, votre numéro de carte',
    ],
    vow: "Aucune donnée d'un enfant ne sert, par nos soins, à entraîner une intelligence artificielle.",
    privacy: 'Lire la page Confidentialité',
    children: 'La page écrite pour les enfants',
  },
  measures: {
    title: 'Mesuré, pas promis',
    lead: "Le lecteur de copies, sur vingt pages de quinze personnes dont il n'avait jamais vu l'écriture. Aucune n'est celle d'un enfant\u00a0: comptez davantage de questions.",
    when: 'Mesuré le 23 novembre 2026.',
    all: [
      { figure: '63,0\u00a0%', text: 'des mots sont lus exactement, sans connaître le texte.' },
      {
        figure: '52,8\u00a0%',
        text: 'des mots justes sont réglés sans vous, quand la dictée est connue. Les autres vous sont demandés.',
      },
      {
        figure: '0,18\u00a0%',
        text: 'des mots réglés sans vous le sont à tort, de 0,09 à 0,30 selon les mains.',
      },
    ],
  },
  questions: {
    title: 'Questions',
    all: [
      {
        question: "L'écriture de mon enfant est difficile à lire. Est-ce que cela marche\u00a0?",
        answer:
          "La machine lit ce qu'elle peut et montre les mots où elle hésite, avec leur image. Vous tranchez d'un geste. Une copie illisible n'est jamais comptée fausse.",
      },
      {
        question: 'Les élèves ont-ils un compte\u00a0?',
        answer: "Non. Seul un adulte a un compte. L'élève écrit sur du papier, avec un vrai stylo.",
      },
      {
        question: 'Puis-je utiliser mes propres textes\u00a0?',
        answer:
          'Oui. Modifiez le texte proposé, ou remplacez-le par le vôtre avant de le créer. La liste de mots de la semaine se photographie.',
      },
      {
        question: 'Et pour toute une classe\u00a0?',
        answer:
          'Les feuilles portent un code, les photos se prennent à la suite, et un même doute se règle une seule fois pour toute la classe.',
      },
      {
        question: "Que se passe-t-il après les cinq jours d'essai\u00a0?",
        answer:
          'Vous choisissez un plan, ou le compte redevient gratuit. Ce qui est enregistré reste, et redevient modifiable avec un plan.',
      },
      {
        question: 'Puis-je tout effacer\u00a0?',
        answer:
          "Oui, depuis le compte, en une fois. Vous pouvez d'abord emporter toutes vos données dans un fichier.",
      },
    ],
  },
} as const
