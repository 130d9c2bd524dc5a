import * as z from 'zod/mini';

/** Login that something on this device belongs to; nobody's has none. `hasLeft`: they have logged out since. */
export const ownerSchema = z.object({ userId: z.string(), hasLeft: z.optional(z.boolean()) });

export type Owner = z.output<typeof ownerSchema>;

/** Visitor of the page: a login or nobody, at the platform's time. */
export interface Visitor {
  userId: string | undefined;
  now: Date;
  /** Order in hand, whoever stored it. */
  orderId?: string;
}

/**
 * Whether a visitor may see, send or withdraw an entry (rules/account: data of one person): their own and, without a login, entries
 * whose owner has not logged out.
 *
 * @param isOpen paid or sent, and not confirmed: said without a login, too, because money or an order may be lost
 */
export const isVisibleTo = (owner: Owner | undefined, userId: string | undefined, isOpen: boolean): boolean =>
  owner?.userId === userId || (userId === undefined && (isOpen || owner?.hasLeft !== true));
