/** Exhaustive: a refusal without its sentence does not compile. */
import type { Refusal } from '../domain/refusal.ts'
import { counted, megabytes } from './format.ts'

export function refusalSentence(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'no-words':
      return 'Veuillez entrer au moins un mot'
    case 'too-many-words':
      return `La liste est limitée à ${refusal.maximum} mots`
    case 'word-too-long':
      return `Le mot «\u00a0${refusal.word}\u00a0» est trop long (${refusal.maximum} lettres maximum)`
    case 'level-not-in-plan':
      return `Le niveau ${refusal.level} n'est pas disponible dans votre plan`
    case 'too-many-sentences':
      return `Votre plan est limité à ${refusal.maximum} phrases maximum`
    case 'learner-limit':
      return refusal.maximum === 0
        ? 'Passez à un plan supérieur pour ajouter des apprenants'
        : `Votre plan est limité à ${counted(refusal.maximum, 'apprenant', 'apprenants')}`
    case 'learner-read-only':
      return "Votre plan ne permet plus de modifier cet apprenant. Rien n'est perdu\u00a0: vous pouvez toujours le consulter."
    case 'learner-archived':
      return 'Cet élève est archivé\u00a0: ses résultats se consultent. Rétablissez-le pour y ajouter.'
    case 'group-limit':
      return `Vous pouvez garder ${refusal.maximum} groupes. Supprimez-en un d'abord.`
    case 'corrections-not-in-plan':
      return 'Passez à un plan supérieur pour corriger les dictées de vos apprenants'
    case 'not-found':
      return 'Cet élément est introuvable'
    case 'dictation-not-found':
      return 'Dictée non trouvée'
    case 'dictation-changed':
      return 'Le texte de la dictée a été modifié depuis le début de la correction'
    case 'review-disagrees':
      return 'Cette correction ne correspond pas au texte de la dictée'
    case 'text-changed':
      return "Le texte de la dictée a été modifié pendant que vous l'enregistriez. Rechargez la page\u00a0: le nouveau texte s'affichera."
    case 'recording-unreadable':
      return "Ce fichier n'est pas un enregistrement que L'Encrier sait garder"
    case 'recording-cuts':
      return 'Les repères ne correspondent pas aux groupes du texte. Vérifiez-les, puis enregistrez à nouveau.'
    case 'recording-budget':
      return `Votre plan garde ${megabytes(refusal.maximum)} d'enregistrements. Supprimez-en un, ou passez à un plan supérieur.`
    case 'storage-budget':
      return `Votre plan garde ${megabytes(refusal.maximum)} de dictées, de corrections et de résultats. Supprimez ce qui ne sert plus, ou passez à un plan supérieur.`
    case 'too-many-writes':
      return 'Vous avez beaucoup enregistré en peu de temps. Gardez cette page ouverte et réessayez dans quelques minutes.'
    case 'listening-ended':
      return "Cette adresse ne mène plus à une dictée. Demande à l'adulte qui te l'a donnée."
    case 'stale':
      return "Cet élément a été modifié ailleurs. Rechargez la page avant d'enregistrer à nouveau."
    case 'idempotency-conflict':
      return 'Cette demande a déjà été envoyée avec un autre contenu'
  }
}
