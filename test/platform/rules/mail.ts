import type { Mail, TenantState } from '../state';

/** What a mail with a link of its own says. */
interface LinkedMail {
  now: Date;
  subject: string;
  text: string;
  label: string;
  /** Address of the screen that takes `token` and `email` in its hash query. */
  page: string;
  token: string;
}

/** A mail whose link carries a token. */
export function linkedMail(tenant: TenantState, to: string, { now, label, page, token, ...rest }: LinkedMail): Mail {
  const query = new URLSearchParams({ token, email: to }).toString();
  // The part behind the # has a query of its own.
  const hash = page.split('#')[1] ?? '';
  const url = `${page}${hash.includes('?') ? '&' : '?'}${query}`;
  return { tenantId: tenant.settings.adminId, sentAt: now.toISOString(), to, ...rest, link: { label, url } };
}

/** A place of the shop on the page that the request came from; without one on the dealer's own. */
export function shopPageOf(request: Request, { settings }: TenantState, path: string): string {
  const origin = request.headers.get('origin');
  const page = origin === null || origin === 'null' ? settings.integrationWebsiteUrl : `${origin}/`;
  return `${page ?? ''}#${path}`;
}
