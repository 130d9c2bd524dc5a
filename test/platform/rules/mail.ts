import type { TradeIn } from '../contract';
import type { Mail, TenantState } from '../state';

interface LinkedMail {
  now: Date;
  subject: string;
  text: string;
  label: string;
  /** URL of the screen with `token` and `email` in its hash query. */
  page: string;
  token: string;
}

export function linkedMail(tenant: TenantState, to: string, { now, label, page, token, ...rest }: LinkedMail): Mail {
  const query = new URLSearchParams({ token, email: to }).toString();
  // The fragment has a query of its own.
  const hash = page.split('#')[1] ?? '';
  const url = `${page}${hash.includes('?') ? '&' : '?'}${query}`;
  return { tenantId: tenant.settings.adminId, sentAt: now.toISOString(), to, ...rest, link: { label, url } };
}

/** Mail with the result of a valuation; none if the dealer has to be asked in person. */
export function valuationMail(tenant: TenantState, tradeIn: TradeIn, now: Date): Mail | undefined {
  const { usedEmail, code, customerPrice, customerPriceMin = 0, customerPriceMax = 0, calculationResultType } = tradeIn;
  if (usedEmail === undefined || calculationResultType === 3) return undefined;
  const euro = (amount: number) => `${amount.toLocaleString('de-DE')} €`;
  const vehicle = [tradeIn.manufacturer, tradeIn.model].filter(Boolean).join(' ') || 'Fahrzeug';
  const result =
    customerPrice === undefined
      ? `Wir prüfen Ihre Angaben zu Ihrem ${vehicle} und melden uns mit dem Ergebnis. Ihr Code dafür: ${code ?? ''}.`
      : `Ihr ${vehicle} ist ${euro(customerPrice)} wert (${euro(customerPriceMin)} bis ${euro(customerPriceMax)}). Ihr Code für die Inzahlungnahme: ${code ?? ''}.`;
  return {
    tenantId: tenant.settings.adminId,
    sentAt: now.toISOString(),
    to: usedEmail,
    subject: 'Das Ergebnis Ihrer Fahrzeugbewertung',
    text: result,
  };
}

/** URL of a screen of the shop on the requesting page, or on the dealer's own. */
export function shopPageOf(request: Request, { settings }: TenantState, path: string): string {
  const origin = request.headers.get('origin');
  const page = origin === null || origin === 'null' ? settings.integrationWebsiteUrl : `${origin}/`;
  return `${page ?? ''}#${path}`;
}
