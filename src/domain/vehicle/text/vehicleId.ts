const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the id of an address is a real id; otherwise it is a stock id (rules/vehicle: id or stock id). */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** Whether two ids are the same: some platforms write them in capitals, some links do not. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
