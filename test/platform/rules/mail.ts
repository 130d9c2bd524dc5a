import type { Mail, TenantState } from '../state';

/** Content of a mail with a personal link. */
interface LinkedMail {
  now: Date;
  subject: string;
  text: string;
  label: string;
  /** URL of the screen with `token` and `email` in its hash query. */
  page: string;
  token: string;
}

/** A mail whose link carries a token. */
export function linkedMail(tenant: TenantState, to: string, { now, label, page, token, ...rest }: LinkedMail): Mail {
  const query = new URLSearchParams({ token, email: to }).toString();
  // The fragment has a query of its own.
  const hash = page.split('#')[1] ?? '';
  const url = `${page}${hash.includes('?') ? '&' : '?'}${query}`;
  return { tenantId: tenant.settings.adminId, sentAt: now.toISOString(), to, ...rest, link: { label, url } };
}

/** URL of a screen of the shop on the requesting page, or on the dealer's own. */
export function shopPageOf(request: Request, { settings }: TenantState, path: string): string {
  const origin = request.headers.get('origin');
  const page = origin === null || origin === 'null' ? settings.integrationWebsiteUrl : `${origin}/`;
  return `${page ?? ''}#${path}`;
}
