export const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
