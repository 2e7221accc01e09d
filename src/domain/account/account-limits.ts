/** Lengths and rate limits of what is done before or around a session (OWASP ASVS 5.0, V2.4 and V6.3). */

/** RFC 5321: 64 octets before the @, 255 after it. */
export const MAX_EMAIL_LENGTH = 320

/** In code points, normalised. Apart from `password.ts`: every form's sentences name them, few forms need its word list. */
export const MIN_PASSWORD_LENGTH = 12
/** Digits alone carry less entropy. */
export const MIN_DIGITS_LENGTH = 16
/** Bounds the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 256

/** Of a one-time code, mailed or from an authenticator application (RFC 6238). */
export const CODE_DIGITS = 6
export const MAX_CODE_ATTEMPTS = 5
export const MAILED_CODE_MINUTES = 10

/** Of one account; a name is in UTF-16 units. */
export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME_LENGTH = 60

/** By network address. The specified replies reveal whether an address is on the list. */
export const MAX_WAITING_LIST_ATTEMPTS_PER_HOUR = 5

/** By network address, which may be shared by a school. */
export const MAX_SIGN_UPS_PER_HOUR = 20
export const MAX_MAIL_REQUESTS_PER_HOUR = 30

/** Of one account: sessions opened, and passwords confirmed. Each leaves lines behind, and a passkey costs no hash. */
export const MAX_ENTRIES_PER_HOUR = 600

/** Of one account: letters about a device that is new. */
export const MAX_DEVICE_LETTERS_PER_HOUR = 3

/** By network address: thirty tablets of a class open theirs at once, and again. */
export const MAX_LISTENINGS_PER_HOUR = 300

/** Of one account: each is written anew, and room that is overwritten comes back only minutes later. */
export const MAX_RECORDINGS_PER_HOUR = 60

/** Without an account: by network address, which a school shares, and of all visitors together, so that users' texts come first. */
export const MAX_TRIES_PER_HOUR = 20
export const MAX_TRIES_OF_ALL_PER_HOUR = 900
/** Of what is tried. */
export const MAX_TRIED_WORDS = 3
export const TRIED_SENTENCES = 3
