/** What public pages say about the site. The server replaces the built-in sentences with the facts that are configured. */

export type SiteFactName =
  | 'editor'
  | 'status'
  | 'address'
  | 'phone'
  | 'director'
  | 'host'
  | 'contact'
  | 'officer'
  | 'writing'
  | 'reading'
  | 'mail'
  | 'billing'

const NBSP = '\u00a0'

/** Whose variable it is stands in `.env.example`: a parent has no use for its name. */
const UNKNOWN = "Non renseigné pour le moment. La personne qui administre ce site peut l'indiquer."

export const SITE_FACTS: Readonly<Record<SiteFactName, string>> = {
  editor: UNKNOWN,
  status: UNKNOWN,
  address: UNKNOWN,
  phone: UNKNOWN,
  director: UNKNOWN,
  host: UNKNOWN,
  contact: UNKNOWN,
  officer: UNKNOWN,
  writing:
    "Aucun service d'intelligence artificielle extérieur n'écrit pour ce site\u00a0: les dictées et les exercices sont écrits par le serveur lui-même, et ce que vous tapez n'en sort pas.",
  reading:
    'Les photos sont lues par le serveur lui-même, puis oubliées. Elles ne partent nulle part ailleurs.',
  mail: "Ce site n'envoie aucun courriel.",
  billing: 'Ce site ne prend aucun paiement et ne demande aucun numéro de carte.',
}

/** Whether the page can only say that nobody told. */
export function isUnknownFact(name: SiteFactName): boolean {
  return SITE_FACTS[name] === UNKNOWN
}

/** Under a list that leaves out what nobody told. */
export const MISSING_FACTS =
  "Tout n'est pas encore renseigné ici. La personne qui administre ce site peut indiquer ce qui manque."

/** Who runs a configured service, and where. */
function placed(place: string | undefined): string {
  return place === undefined
    ? 'Sa société et son pays ne sont pas renseignés pour le moment.'
    : `Société et pays${NBSP}: ${place}.`
}

export const SITE_SERVICES = {
  writing: (provider: string, place?: string): string =>
    `Les dictées et les exercices peuvent être écrits par ${provider}. Ce service reçoit les mots tapés, le niveau, le thème, les objectifs et le nombre de phrases ou de questions\u00a0; jamais un nom, une adresse, un résultat ni de quoi savoir qui demande. Un prénom tapé parmi les mots ou dans le thème partirait avec eux\u00a0: mieux vaut ne pas en mettre. ${placed(place)}`,
  reading: (provider: string, place?: string): string =>
    `Les photos peuvent être lues par ${provider}, qui les reçoit sans nom ni adresse. L'Encrier n'en garde aucune copie. Coupez ou masquez le nom de l'élève s'il est écrit sur la feuille. ${placed(place)}`,
  mail: (place?: string): string =>
    `Les courriels du compte (vérification, mot de passe oublié, code de connexion, compte qui ne sert plus) passent par le service de courrier choisi par la personne qui administre ce site. Il reçoit votre adresse et le message. ${placed(place)}`,
  billing:
    "Les paiements passent par Stripe, sur les pages de Stripe. L'Encrier ne voit jamais votre numéro de carte\u00a0: seulement le plan choisi et l'état de l'abonnement. Société et pays\u00a0: Stripe Payments Europe, Irlande (Union européenne), qui peut faire appel à sa maison mère aux États-Unis, sous le cadre de protection des données UE-États-Unis. Stripe reçoit votre adresse e-mail et le numéro de votre compte chez nous, rien sur un enfant.",
} as const
