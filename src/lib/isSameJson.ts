/** Whether two values are written the same as JSON, with their fields in the same order. */
export const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
