/** Cache of the last replies to whoever is signed in, filled by `web/worker/kept-replies.ts`. */
export const KEPT_REPLIES = 'encrier-replies'

/** Header of a reply that comes from there: the network gave none. */
export const KEPT_HEADER = 'x-kept-reply'
