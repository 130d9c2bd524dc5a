import * as z from 'zod/mini';

/** Absent for nobody's. `hasLeft`: logged out since. */
export const ownerSchema = z.object({ userId: z.string(), hasLeft: z.optional(z.boolean()) });

export type Owner = z.output<typeof ownerSchema>;

/** A login or nobody, at the platform's time. */
export interface Visitor {
  userId: string | undefined;
  now: Date;
  /** Order in hand, whoever stored it. */
  orderId?: string;
}

/**
 * Own entries (rules/account: data of one person) and, without a login, those whose owner has not logged out.
 * @param isOpen paid or sent, and not confirmed: visible without a login, because money or an order may be lost
 */
export const isVisibleTo = (owner: Owner | undefined, userId: string | undefined, isOpen: boolean): boolean =>
  owner?.userId === userId || (userId === undefined && (isOpen || owner?.hasLeft !== true));
