/** Somebody whom the shop knows by an account, by a mailbox that is proved to be theirs, or by both. */
export type Person = { readonly userId: number | null; readonly email: string | null };
