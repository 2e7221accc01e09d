/** «Accessibilité»: what was tested, what was not, and what to do when something does not work. */

export const ACCESSIBILITY = {
  pageTitle: "Accessibilité - L'Encrier",
  description:
    "Ce qui a été vérifié pour que chacun puisse se servir de L'Encrier, ce qui ne l'a pas encore été, et comment signaler une difficulté.",
  title: 'Accessibilité',
  lead: "Chacun doit pouvoir se servir de L'Encrier, au clavier, avec de grandes lettres ou avec un lecteur d'écran.",

  stateTitle: 'État de conformité',
  state: [
    "Aucun audit selon le référentiel général d'amélioration de l'accessibilité (RGAA) n'a encore été fait par une personne indépendante. Au sens de ce référentiel, le site est donc déclaré non conforme, quel que soit le soin apporté.",
    'Cette page dit ce qui a été vérifié par nous, et rien de plus.',
  ],

  doneTitle: 'Ce qui est vérifié à chaque version',
  done: [
    'Chaque écran est examiné par un outil automatique (axe) avec les règles WCAG 2.2 de niveaux A et AA, sur un ordinateur et sur un téléphone\u00a0: aucune anomalie.',
    'Les parcours se font entièrement au clavier, avec un repère visible sur ce qui est choisi.',
    'Avec des lettres deux fois plus grandes, aucun écran ne demande de faire défiler de côté.',
    'Une couleur ne porte jamais seule une information\u00a0: une erreur est aussi barrée, nommée ou accompagnée du mot juste.',
    'Les animations se taisent quand votre appareil demande moins de mouvement.',
    'Les graphiques se parcourent aux flèches et se lisent en texte.',
    "L'entraînement au calcul mental a un mode calme, sans minuteur ni points.",
  ],

  undoneTitle: "Ce qui ne l'est pas encore",
  undone: [
    "Aucun essai n'a été mené avec des personnes qui utilisent chaque jour un lecteur d'écran.",
    'Les essais automatiques se font dans Chromium\u00a0; Firefox et Safari ne sont pas essayés à chaque version.',
    "Le test de calcul mental est limité dans le temps\u00a0: c'est sa raison d'être. La durée se règle avant de commencer.",
    'Photographier une copie demande de voir. La correction sans photo, ligne par ligne, mène au même résultat.',
  ],

  reportTitle: 'Signaler une difficulté',
  report:
    "Dites-nous quelle page vous lisiez, ce que vous vouliez faire et avec quel appareil. Nous répondons, et nous proposons une autre façon d'obtenir ce que vous cherchiez.",
  contactTerm: 'Nous écrire',
  appealTitle: 'Sans réponse de notre part',
  appeal:
    'Vous pouvez écrire au Défenseur des droits (defenseurdesdroits.fr) ou contacter son délégué dans votre région.',
} as const
