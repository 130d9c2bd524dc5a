import { listOf, nonEmptyText } from '../../lib/schema';

/** Sent as kept, under the same names: body and order follow. */
export const sentChoices = {
  /** Article numbers from the accessories navigator. */
  carAccessories: listOf(nonEmptyText()),
};
