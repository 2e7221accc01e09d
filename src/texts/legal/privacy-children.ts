/** The privacy page for children, at the reading level of CM1 (RGPD, article 12; CNIL, droits des mineurs). */

export const CHILDREN_NOTICE = {
  pageTitle: "Pour les enfants - L'Encrier",
  description:
    "Ce que L'Encrier fait de la feuille, des mots et des erreurs d'un enfant, expliqué avec des mots d'enfant.",
  title: 'Pour les enfants',
  lead: "Tu travailles avec L'Encrier\u00a0? Voici ce que devient ton travail. À lire seul, ou avec un adulte.",
  questions: [
    {
      question: 'Qui connaît mon prénom\u00a0?',
      answer:
        "L'adulte qui travaille avec toi. C'est lui qui l'a écrit, pour ranger tes dictées et tes calculs. Il peut écrire un surnom si tu préfères.",
    },
    {
      question: 'Que devient la photo de ma feuille\u00a0?',
      answer:
        "Une machine la lit, puis L'Encrier l'oublie\u00a0: il ne la range nulle part. Parfois, une autre machine aide à la lire, sans savoir qui tu es. Seuls les mots que tu as écrits sont gardés.",
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
      question: 'Est-ce que mon travail reste là pour toujours\u00a0?',
      answer:
        "Non. Il reste tant que l'adulte s'en sert avec toi. Si personne ne vient plus pendant deux ans, l'adulte est prévenu, puis tout s'efface.",
    },
    {
      question: 'Est-ce que je peux voir ce qui est écrit sur moi\u00a0?',
      answer:
        "Oui, c'est ton droit. Demande à l'adulte de te montrer ta page. Si quelque chose est faux, il peut le corriger.",
    },
    {
      question: 'Est-ce que je peux tout effacer\u00a0?',
      answer:
        "Oui. Demande à l'adulte\u00a0: en effaçant ton nom, il efface aussi tout ton travail, pour de bon.",
    },
  ],
  end: "Tu as une autre question\u00a0? Pose-la à l'adulte qui travaille avec toi. Il peut nous écrire pour toi.",
  back: 'La page pour les adultes',
} as const
