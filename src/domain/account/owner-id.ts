/**
 * The user who owns a row. Store functions take one first, and only the session guard makes one, so that a query without an
 * owner does not compile.
 */
declare const ownerBrand: unique symbol

export type OwnerId = string & { readonly [ownerBrand]: true }
