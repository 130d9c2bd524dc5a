/** One line for the dealer who looks into the console: which attribute does not work out, and why. */
export function warnDealer(attribute: string, message: string): void {
  console.error(`[webshop-widget] ${attribute}: ${message}`);
}
