/** Account screen. */
import { euros } from './format.ts'

export const ACCOUNT = {
  pageTitle: "Mon compte - L'Encrier",
  title: 'Mon compte',
  lead: 'Qui vous êtes ici, ce que votre plan vous ouvre, ce que vous en avez utilisé.',
  identity: 'Identité',
  email: 'Adresse e-mail',
  name: 'Nom',
  nameHint: "Il n'est affiché qu'à vous.",
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  nameSaved: 'Nom enregistré',
  saveError: "Erreur lors de l'enregistrement",
  plan: 'Abonnement',
  price: (cents: number): string => `${euros(cents)} / mois`,
  inactive:
    "Votre abonnement n'est pas actif\u00a0: vous avez les droits du plan Gratuit. Rien de ce que vous avez enregistré n'est perdu.",
  comparePlans: 'Comparer les plans',
  use: 'Utilisation',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: '12 caractères au moins\u00a0: une petite phrase se retient mieux.',
  changePassword: 'Changer le mot de passe',
  changingPassword: 'Changement en cours...',
  passwordChanged: 'Mot de passe changé. Vos autres appareils sont déconnectés.',
  session: 'Session',
  sessionText: 'Se déconnecter ici déconnecte aussi les autres onglets de ce navigateur.',
  loading: 'Chargement...',
} as const
