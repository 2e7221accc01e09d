/**
 * Who owns a row. Every store function takes one first, and only the guard that checked the session may make one
 * (`server/account/require-user.ts`), so a query without an owner does not compile.
 */
declare const ownerBrand: unique symbol

export type OwnerId = string & { readonly [ownerBrand]: true }
