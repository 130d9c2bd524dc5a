import { http, HttpResponse, type RequestHandler } from 'msw';
import type { PlatformContext } from '../answer';
import { adminIdOf } from '../stock/tenants';

const script = (text: string) =>
  new HttpResponse(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

const tokens = `
  const encoded = (value) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const tokenOf = (email, issuer) =>
    encoded({ alg: 'none' }) + '.' + encoded({ sub: email, email, given_name: 'Gina', family_name: 'Gast', exp: Math.floor(Date.now() / 1000) + 3600 }) + '.' + issuer;
  const button = (label, press) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.style.cssText = 'display:block;width:100%;min-height:44px;margin-bottom:8px;border:1px solid #747775;background:#fff;color:#1f1f1f;font:500 14px system-ui';
    element.addEventListener('click', press);
    return element;
  };
`;

/** Stubs of the SDKs of Google and Apple: a new user, the demo's customer with a password, and a cancelled sign-in. */
export function signInRoutes(context: PlatformContext): RequestHandler[] {
  const known = () =>
    context.state.tenants.get(adminIdOf(1))?.accounts.find(({ user }) => user.type === 1)?.user.email ?? '';
  return [
    http.get(`${context.baseUrl}/google/gsi/client`, () =>
      script(`(() => {${tokens}
  let tell = () => undefined;
  window.google = window.google || {};
  window.google.accounts = { id: {
    initialize: ({ client_id, callback }) => { if (!client_id) throw new Error('client_id'); tell = callback; },
    renderButton: (element) => element.append(
      button('Weiter mit Google', () => tell({ credential: tokenOf('gina.gast@gmail.example', 'google') })),
      button('Weiter mit Google als ${known()}', () => tell({ credential: tokenOf('${known()}', 'google') })),
    ),
    disableAutoSelect: () => { window.__googleLeft = true; },
    cancel: () => undefined,
  } };
})();`),
    ),
    http.get(`${context.baseUrl}/apple/appleauth/static/jsapi/appleid/1/de_DE/appleid.auth.js`, () =>
      script(`(() => {${tokens}
  window.AppleID = { auth: {
    init: ({ clientId, usePopup }) => { if (!clientId || !usePopup) throw new Error('clientId'); },
    signIn: () => new Promise((resolve, reject) => {
      const dialog = document.createElement('dialog');
      const end = (answer) => () => { dialog.close(); dialog.remove(); answer(); };
      dialog.append(
        button('Als Adam Apfel anmelden', end(() => resolve({
          authorization: { id_token: tokenOf('adam@apfel.example', 'apple') },
          user: { name: { firstName: 'Adam', lastName: 'Apfel' } },
        }))),
        button('Fenster von Apple schließen', end(() => reject({ error: 'popup_closed_by_user' }))),
      );
      document.body.append(dialog);
      dialog.showModal();
    }),
  } };
})();`),
    ),
  ];
}
