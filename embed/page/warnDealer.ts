/** Logs a problem with an attribute for the dealer, in German. */
export function warnDealer(attribute: string, message: string): void {
  console.error(`[webshop-widget] ${attribute}: ${message}`);
}
