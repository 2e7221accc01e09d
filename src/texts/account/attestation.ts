/** What an adult declares before entering children. Raise ATTESTATION_VERSION with every change. */
import type { AttestedAs } from '../../domain/account/attestation.ts'

const NBSP = '\u00a0'

export const ATTESTATIONS: Readonly<
  Record<AttestedAs, { readonly label: string; readonly statement: string }>
> = {
  parent: {
    label: 'En famille',
    statement:
      "Je suis le parent ou le responsable légal des enfants que j'inscrirai, ou j'ai son accord, et j'accepte que L'Encrier garde leur prénom, leur nom, leur date de naissance et leur travail pour les aider à progresser.",
  },
  teacher: {
    label: 'En classe',
    statement: `J'enseigne aux élèves que j'inscrirai. L'autorité responsable de leurs données (pour une école publique, le DASEN ou le recteur${NBSP}; pour une école privée, le chef d'établissement) a autorisé cet usage, et les familles en sont informées.`,
  },
}

export const ATTESTATION = {
  legend: "Vous utiliserez L'Encrier",
  required: 'Cochez cette case pour continuer.',
  noticeTitle: "Avant d'inscrire un enfant",
  notice: `Dites-nous à quel titre vous le faites${NBSP}: la loi protège les données des enfants, et il suffit de le dire une fois.`,
  open: 'Faire ma déclaration',
  submit: 'Enregistrer ma déclaration',
  submitting: 'Enregistrement...',
  later: 'Plus tard',
  failed: "La déclaration n'a pas pu être enregistrée. Réessayez.",
  saved: 'Déclaration enregistrée',
  declared: `Votre déclaration${NBSP}:`,
  change: 'Changer ma déclaration',
} as const
