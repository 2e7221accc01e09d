/** «Mentions légales»: who publishes the site and who hosts it. The facts come from the operator's configuration. */
import type { SiteFactName } from './site-facts.ts'

interface LegalFact {
  readonly term: string
  readonly fact: SiteFactName
}

const EDITOR_AND_HOST: readonly LegalFact[] = [
  { term: 'Éditeur', fact: 'editor' },
  { term: 'Statut', fact: 'status' },
  { term: 'Adresse', fact: 'address' },
  { term: 'Téléphone', fact: 'phone' },
  { term: 'Adresse e-mail', fact: 'contact' },
  { term: 'Directeur de la publication', fact: 'director' },
  { term: 'Hébergeur', fact: 'host' },
]

export const LEGAL_NOTICE = {
  pageTitle: "Mentions légales - L'Encrier",
  description: "Qui publie L'Encrier, qui l'héberge, et comment écrire à son éditeur.",
  title: 'Mentions légales',
  lead: 'Qui publie ce site, qui le fait fonctionner, et comment nous écrire.',
  editorTitle: 'Éditeur et hébergeur du site',
  editor: EDITOR_AND_HOST,
  worksTitle: 'Propriété intellectuelle',
  works: [
    "Le nom, les textes, les dessins et le logiciel de L'Encrier appartiennent à leur éditeur. Les dictées que vous générez, modifiez ou tapez sont à vous\u00a0: imprimez-les, dictez-les, partagez-les librement.",
    'Les polices de caractères Bricolage Grotesque, Lexend, Playwrite France Moderne et Andika sont diffusées sous la licence SIL Open Font License.',
  ],
  dataTitle: 'Données personnelles',
  data: "Ce qui est gardé, ce qui ne l'est jamais et les droits de chacun sont dits dans la page",
  dataLink: 'Confidentialité',
} as const
