/** Annex 1 EGBGB (rules/law: sentence of the instruction). @param address of the shop's page */
export function withdrawalSentence(address: string): string {
  return `Sie können Ihr Widerrufsrecht auch online unter ${address} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`;
}

/** Address in the dealer's own page. @param shopUrl page with the shop, if known @param href link as the shop draws it */
export function withdrawalAddress(shopUrl: string | undefined, href: string): string {
  const hash = href.slice(href.indexOf('#'));
  return shopUrl === undefined ? href : `${shopUrl.split('#')[0] ?? ''}${hash}`;
}
