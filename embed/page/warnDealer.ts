export function warnDealer(attribute: string, message: string): void {
  console.error(`[webshop-widget] ${attribute}: ${message}`);
}
