import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, refuse, type PlatformContext } from '../answer';
import { holidaysOf, STATES, stateOfZip } from '../rules/holidays';

/** Names of a few places by postal code; of the others only the state is known. */
const PLACES: Readonly<Record<string, string>> = { '34117': 'Kassel', '50674': 'Köln', '76133': 'Karlsruhe' };

/** Stubs of openplzapi.org (below /zip) and feiertage-api.de (below /holidays). */
export function calendarRoutes({ baseUrl, now }: PlatformContext): RequestHandler[] {
  return [
    http.get(
      `${baseUrl}/zip/de/Localities`,
      withRefusals(({ request }) => {
        const postalCode = new URL(request.url).searchParams.get('postalCode') ?? '';
        const state = STATES.find(([, short]) => short === stateOfZip(postalCode));
        if (!state) return HttpResponse.json([]);
        const [key, , name] = state;
        return HttpResponse.json([{ postalCode, name: PLACES[postalCode], federalState: { key, name } }]);
      }),
    ),
    http.get(
      `${baseUrl}/holidays/api/`,
      withRefusals(({ request }) => {
        const query = new URL(request.url).searchParams;
        const year = Number(query.get('jahr') ?? now().getFullYear());
        if (!Number.isInteger(year) || year < 2000 || year > 2099) refuse(400, 'jahr: eine Jahreszahl wird erwartet.');
        const short = query.get('nur_land');
        if (short === null)
          return HttpResponse.json(Object.fromEntries(STATES.map(([, state]) => [state, holidaysOf(state, year)])));
        const state = STATES.find(([, name]) => name === short)?.[1] ?? refuse(400, 'nur_land: unbekannt');
        return HttpResponse.json(holidaysOf(state, year));
      }),
    ),
  ];
}
