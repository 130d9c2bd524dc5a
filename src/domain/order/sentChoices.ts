import { listOf, nonEmptyText } from '../../lib/schema';

/** Choices of a step that are sent as they are kept, under the same names: body and order follow. */
export const sentChoices = {
  /** Article numbers from the accessories navigator. */
  carAccessories: listOf(nonEmptyText()),
};
