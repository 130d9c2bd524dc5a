import { http, HttpResponse, type RequestHandler } from 'msw';
import type { PlatformContext } from '../answer';
import type { Mail } from '../state';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Page 'Postausgang': mails sent by the demo platform, latest first, with their links. */
export function outboxRoutes(context: PlatformContext): RequestHandler[] {
  return [
    http.get(`${context.baseUrl}/postausgang`, () =>
      HttpResponse.html(page([...context.state.mails].reverse().map(mailHtml))),
    ),
  ];
}

function page(mails: readonly string[]): string {
  const list = mails.length === 0 ? '<p>Noch keine E-Mail.</p>' : mails.join('');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Postausgang</title></head><body style="max-width:720px;margin:48px auto;padding:0 16px;font:16px/1.6 system-ui"><h1>Postausgang</h1><p>Was die Demo-Plattform verschickt hätte. Neu laden zeigt neue Nachrichten.</p>${list}</body></html>`;
}

function mailHtml({ to, subject, text, sentAt, link }: Mail): string {
  const button = link ? `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>` : '';
  return `<article style="margin:24px 0;padding:16px;border:1px solid #ccc"><h2 style="font-size:18px;margin:0">${escaped(subject)}</h2><p style="color:#555;margin:0">An ${escaped(to)}, ${escaped(sentAt.slice(0, 16).replace('T', ' '))}</p><p>${escaped(text)}</p>${button}</article>`;
}
