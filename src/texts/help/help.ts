/** Help screen: what exists, and how to use it. */

import { MAX_SENTENCES, MIN_SENTENCES } from '../../domain/dictation/dictation-limits.ts'
import { MAX_EXERCISE_QUESTIONS, MIN_EXERCISE_QUESTIONS } from '../../domain/grammar/exercise.ts'
import { MAX_PHOTO_MB } from '../../domain/photo/photo.ts'

export const HELP = {
  pageTitle: "Aide - L'Encrier",
  title: 'Aide et support',
  lead: "L'essentiel de chaque activité, ses raccourcis, et qui joindre.",
  print: 'Imprimer',
  contents: 'Sur cette page',
} as const

/** Fragments of the address: `/app/aide#corriger`. */
export type HelpSectionId =
  | 'premiers-pas'
  | 'dictee'
  | 'corriger'
  | 'grammaire'
  | 'calcul'
  | 'resultats'
  | 'questions'
  | 'clavier'
  | 'contact'

export const HELP_TITLES: Readonly<Record<HelpSectionId, string>> = {
  'premiers-pas': 'Premiers pas',
  dictee: 'Préparer une dictée',
  corriger: 'Corriger une copie',
  grammaire: 'Exercices de grammaire',
  calcul: 'Calcul mental',
  resultats: 'Suivre les progrès',
  questions: 'Questions fréquentes',
  clavier: 'Au clavier',
  contact: "Besoin d'aide",
}

export const HELP_FIRST_STEPS = [
  {
    title: 'Ajoutez vos apprenants',
    text: 'Prénom, nom, date de naissance et niveau. Leurs résultats seront rangés à leur nom.',
    link: 'Apprenants',
  },
  {
    title: 'Générez une dictée',
    text: 'Donnez les mots de la semaine, choisissez le niveau, relisez, créez.',
    link: 'Générer une dictée',
  },
  {
    title: 'Corrigez la copie',
    text: "Photographiez-la, vérifiez ce qui a été lu\u00a0: l'essentiel est déjà fait.",
    link: 'Corriger une dictée',
  },
  {
    title: 'Suivez les progrès',
    text: 'Moyenne, tendance et historique pour chaque apprenant.',
    link: 'Résultats',
  },
] as const

export interface ActivityGuide {
  readonly lead: string
  readonly steps: readonly string[]
  readonly tip: string
  /** Text alternatives of the pictures. */
  readonly alternatives: readonly string[]
  readonly link: string
}

export const ACTIVITY_HELP = {
  dictee: {
    lead: 'Un texte court et suivi, écrit pour la classe, avec tous les mots de la liste.',
    steps: [
      'Tapez les mots à apprendre, séparés par des virgules, ou photographiez la liste du cahier. Les mots lus se vérifient et se retirent un par un.',
      `Choisissez le niveau et le nombre de phrases, de ${MIN_SENTENCES} à ${MAX_SENTENCES}. Un thème et des objectifs (imparfait, accord sujet-verbe...) sont possibles selon votre plan.`,
      "Relisez l'aperçu. «\u00a0Modifier le texte\u00a0» le change à la main, «\u00a0Proposer un autre texte\u00a0» en écrit un nouveau avec les mêmes mots.",
      '«\u00a0Créer\u00a0» range la dictée dans «\u00a0Mes dictées\u00a0», où elle se relit, se modifie et se supprime.',
    ],
    tip: "Quand une phrase a dû être forcée autour d'un mot, l'aperçu la signale. Un objectif qui ne peut pas être vérifié est annoncé comme tel.",
    alternatives: [
      "Aperçu d'une dictée de CE2 écrite sur un cahier à grands carreaux, avec les boutons «\u00a0Proposer un autre texte\u00a0», «\u00a0Modifier le texte\u00a0» et «\u00a0Créer\u00a0».",
    ],
    link: 'Générer une dictée',
  },
  corriger: {
    lead: "La machine lit, vous décidez\u00a0: aucun mot n'est compté faux sans vous.",
    steps: [
      "Choisissez l'apprenant et la dictée, puis photographiez la copie. Sans photo, «\u00a0Corriger sans photo\u00a0» fait la même chose ligne par ligne.",
      'Les mots lus sans hésitation sont soulignés en vert. Ceux qui restent sont entourés de pointillés\u00a0: dites pour chacun comment il est écrit.',
      "La photo suit le mot choisi. Un clic suffit quand tout le reste d'une ligne est juste.",
      '«\u00a0Valider\u00a0» montre la copie corrigée, le score et une explication pour chaque erreur. «\u00a0Sauvegarder la correction\u00a0» la range dans les résultats.',
    ],
    tip: "La page entière, bien à plat, prise de dessus et sans ombre, se lit le mieux. Votre travail est gardé tant que l'onglet reste ouvert.",
    alternatives: [
      'La copie photographiée à gauche, le mot «\u00a0dorées\u00a0» encadré\u00a0; à droite les mots de la dictée, ceux qui sont lus soulignés en vert, trois à vérifier.',
      'La copie corrigée sur grands carreaux\u00a0: les mots mal écrits sont barrés de rouge, le mot juste est écrit au-dessus, le score est entouré.',
    ],
    link: 'Corriger une dictée',
  },
  grammaire: {
    lead: 'Trois exercices sur des phrases neuves\u00a0: analyser, compléter, remettre en ordre.',
    steps: [
      `Choisissez le niveau, le type d'exercice et le nombre de questions, de ${MIN_EXERCISE_QUESTIONS} à ${MAX_EXERCISE_QUESTIONS}.`,
      "L'entraînement dit aussitôt ce qui est juste et pourquoi, et la difficulté suit les réponses.",
      'Le contrôle est chronométré et ne dit rien avant la fin. Son score peut se ranger dans les résultats.',
      'À la fin, le détail par nature et par fonction montre ce qui est à revoir.',
    ],
    tip: "On demande seulement ce que la classe a déjà appris, sauf si vous élargissez. Seule la première réponse compte dans le score. Un exercice interrompu se retrouve en revenant, tant que l'onglet reste ouvert.",
    alternatives: [
      "Analyse d'une phrase mot par mot\u00a0: le premier mot est trouvé, «\u00a0Bonne réponse\u00a0!\u00a0» et son explication sont affichées.",
    ],
    link: "S'entraîner en grammaire",
  },
  calcul: {
    lead: "Quelques minutes par jour. On s'entraîne autant que l'on veut, puis on se teste.",
    steps: [
      'Choisissez le niveau, les opérations et les tables, ou les automatismes du programme.',
      "L'entraînement corrige chaque réponse et rappelle plus souvent ce qui a été manqué. Le mode calme enlève le minuteur et les points.",
      "Le test pose un nombre de calculs dans un temps donné, au nom d'un apprenant, et ne dit rien avant la fin.",
      'Le bilan montre les calculs manqués\u00a0: on peut les retravailler tout de suite.',
    ],
    tip: "Quitter ou recharger la page n'arrête pas le temps d'un test\u00a0: on le retrouve en revenant avant la fin, tant que l'onglet reste ouvert.",
    alternatives: [
      'Un calcul sur son cahier, la réponse dans sa case, le bouton «\u00a0Valider\u00a0».',
    ],
    link: "S'entraîner au calcul",
  },
  resultats: {
    lead: "Chaque apprenant n'est comparé qu'à lui-même.",
    steps: [
      "Choisissez l'apprenant\u00a0: moyennes, tendances et courbes suivent.",
      'La tendance compare le dernier score au précédent\u00a0: en hausse, en baisse ou stable.',
      "Sous les graphiques, chaque résultat avec sa date. Le titre d'une dictée rouvre sa correction\u00a0; une ligne se supprime, après confirmation.",
    ],
    tip: 'Supprimer une dictée garde les résultats. Supprimer un apprenant supprime les siens\u00a0: leur nombre est rappelé avant.',
    alternatives: [
      "Résultats d'une élève de CE2\u00a0: moyenne de dictée 91\u00a0%, moyenne de calcul 88\u00a0%, deux graphiques en crayons et la liste des dictées.",
    ],
    link: 'Voir les résultats',
  },
} as const satisfies Readonly<Record<string, ActivityGuide>>

export const HELP_QUESTIONS = [
  {
    question: 'Que deviennent les photos\u00a0?',
    answer:
      "Elles ne sont jamais conservées. Elles sont lues par le serveur de L'Encrier puis oubliées. Si cette installation confie la lecture à un service d'IA, la photo lui est envoyée le temps de la lecture, sans aucun nom, et l'écran dit qui a lu.",
  },
  {
    question: 'Quelle photo donne la meilleure lecture\u00a0?',
    answer: `La page entière, bien à plat, prise de dessus, à la lumière du jour et sans ombre. Une photo à la fois, en JPG ou PNG, ${MAX_PHOTO_MB}\u00a0Mo au plus. L'écriture bien formée se lit mieux\u00a0; les mots mal lus se rectifient à la main.`,
  },
  {
    question: 'Comment le score est-il calculé\u00a0?',
    answer:
      "Chaque mot du texte d'origine qui manque dans le texte confirmé compte pour une erreur, sans tenir compte des majuscules ni des accents. Le score est la part des mots justes.",
  },
  {
    question: "D'où viennent les textes et les exercices\u00a0?",
    answer:
      "L'Encrier les écrit lui-même, avec un moteur qui connaît la nature et la fonction de chaque mot. Si cette installation emploie aussi une IA, l'écran le dit\u00a0: relisez toujours avant de donner un texte à la classe.",
  },
  {
    question: 'Pourquoi certaines fonctions sont-elles fermées par un cadenas\u00a0?',
    answer:
      "Elles dépendent de votre plan. La page des tarifs dit ce que chacun ouvre. Ce que vous avez enregistré n'est jamais perdu quand un plan change.",
  },
  {
    question: "J'ai oublié mon mot de passe, ou perdu mon téléphone",
    answer:
      "La page de connexion propose un nouveau mot de passe quand ce serveur envoie des messages, et un code de secours remplace l'application de codes. Sinon, la personne qui administre L'Encrier peut rétablir votre accès.",
  },
  {
    question: "Qui peut voir ce que j'enregistre\u00a0?",
    answer:
      "Vous seul. Les apprenants n'ont pas de compte. Vous pouvez à tout moment emporter ou effacer tout ce qui est enregistré, depuis «\u00a0Mon compte\u00a0».",
  },
] as const

export const HELP_CONTACT = {
  withAddress: 'Une question, une erreur dans un texte, un mot mal lu\u00a0? Écrivez-nous\u00a0:',
  without:
    "Adressez-vous à la personne qui a installé L'Encrier pour vous\u00a0: aucune adresse de contact n'a été indiquée.",
  careful: "N'envoyez ni photo de copie ni nom d'élève\u00a0: décrire le problème suffit.",
} as const
