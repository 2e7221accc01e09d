import { expect, test } from 'vitest'
import { ATTESTATION_VERSION } from '../../domain/account/attestation.ts'
import { ATTESTATIONS } from './attestation.ts'

/** Every version that anybody may have declared. A text that changes takes a new one; the old ones stay. */
const DECLARED = {
  1: {
    parent:
      "Je suis le parent ou le responsable légal des enfants que j'inscrirai, ou j'ai son accord, et j'accepte que L'Encrier garde leur prénom, leur nom, leur date de naissance et leur travail pour les aider à progresser.",
    teacher:
      "J'enseigne aux élèves que j'inscrirai. L'autorité responsable de leurs données (pour une école publique, le DASEN ou le recteur\u00a0; pour une école privée, le chef d'établissement) a autorisé cet usage, et les familles en sont informées.",
  },
}

test('P7 the version that is stored says which sentence was read', () => {
  const { parent, teacher } = ATTESTATIONS
  expect(DECLARED[ATTESTATION_VERSION]).toEqual({
    parent: parent.statement,
    teacher: teacher.statement,
  })
})
