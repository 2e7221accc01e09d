/** Help screen: what exists, and how to use it. */
export const HELP = {
  pageTitle: "Aide - L'Encrier",
  title: 'Aide et support',
  lead: "L'essentiel pour préparer une dictée, corriger une copie et suivre les progrès.",
  firstSteps: 'Premiers pas',
  steps: [
    {
      title: 'Ajoutez vos apprenants',
      text: 'Prénom, nom, date de naissance et niveau. Leurs résultats seront rangés à leur nom.',
      link: 'Apprenants',
    },
    {
      title: 'Générez une dictée',
      text: 'Tapez les mots de la semaine ou photographiez la liste du cahier, choisissez le niveau et le nombre de phrases, relisez, puis créez.',
      link: 'Générer une dictée',
    },
    {
      title: 'Corrigez la copie',
      text: "Photographiez la copie de l'élève. Vous voyez ce qui a été lu, vous rectifiez, puis le score est calculé.",
      link: 'Corriger une dictée',
    },
    {
      title: 'Suivez les progrès',
      text: 'Moyenne, tendance et historique pour chaque apprenant.',
      link: 'Résultats',
    },
  ],
  questionsTitle: 'Questions fréquentes',
  questions: [
    {
      question: 'Quelle photo donne la meilleure lecture\u00a0?',
      answer:
        "La page entière, bien à plat, prise de dessus, à la lumière du jour et sans ombre. Une photo à la fois, en JPG ou PNG, 5\u00a0Mo au plus. L'écriture bien formée se lit mieux\u00a0; les mots mal lus se rectifient à la main.",
    },
    {
      question: 'Que deviennent les photos\u00a0?',
      answer: 'Elles sont lues, puis oubliées\u00a0: elles ne sont ni conservées ni transmises.',
    },
    {
      question: 'Comment le score est-il calculé\u00a0?',
      answer:
        "Chaque mot du texte d'origine qui manque dans le texte confirmé compte pour une erreur, sans tenir compte des majuscules ni des accents. Le score est la part des mots justes. Rien n'est compté avant que vous ayez confirmé ce qui a été lu.",
    },
    {
      question: 'Un mot a été placé de façon maladroite dans le texte. Que faire\u00a0?',
      answer:
        'Avant de créer la dictée, le texte se modifie avec «\u00a0Modifier le texte\u00a0», ou un autre texte se demande avec les mêmes mots. Une dictée enregistrée se modifie aussi depuis la liste.',
    },
    {
      question: 'Comment choisir entre entraînement et test de calcul\u00a0?',
      answer:
        "L'entraînement corrige chaque réponse aussitôt et rappelle plus souvent ce qui a été manqué\u00a0; le mode calme enlève le minuteur et les points. Le test pose un nombre de calculs dans un temps donné, sans rien dire avant la fin, et son score se range dans les résultats de l'apprenant. Fermer l'onglet ou recharger la page n'arrête pas le temps.",
    },
    {
      question: "D'où viennent les exercices de grammaire\u00a0?",
      answer:
        "L'Encrier écrit les phrases et en connaît la nature et la fonction de chaque mot. Il demande seulement ce que la classe a déjà appris, sauf si vous élargissez. L'entraînement corrige et explique aussitôt\u00a0; le contrôle ne dit rien avant la fin, et son score peut se ranger dans les résultats de l'apprenant. Seule la première réponse compte.",
    },
    {
      question: 'Si je supprime une dictée, les résultats disparaissent-ils\u00a0?',
      answer:
        'Non. Les résultats gardent le titre et le niveau de la dictée. En revanche, supprimer un apprenant supprime ses résultats\u00a0: leur nombre est rappelé avant.',
    },
    {
      question: 'Pourquoi certaines fonctions sont-elles fermées par un cadenas\u00a0?',
      answer:
        "Elles dépendent de votre plan. La page des tarifs dit ce que chacun ouvre. Ce que vous avez enregistré n'est jamais perdu quand un plan change.",
    },
  ],
  keyboardTitle: 'Au clavier',
  keyboard: [
    { keys: 'Tab', effect: 'passe au bouton ou au champ suivant, Maj + Tab au précédent' },
    { keys: 'Entrée', effect: 'suit un lien, envoie un formulaire, valide un calcul' },
    { keys: 'Échap', effect: 'ferme une fenêtre ou un menu' },
    { keys: 'Flèches', effect: 'règlent un curseur, parcourent un menu ou un graphique' },
    { keys: 'Début, Fin', effect: "vont à la première ou à la dernière barre d'un graphique" },
  ],
} as const
