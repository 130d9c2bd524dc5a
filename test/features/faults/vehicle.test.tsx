import { vehicleTabs } from '../../../src/features/vehicle/tabs';
import { describeFaults, type Ending } from './faultRun';
import { RETRY, type ScreenItem } from './screenItems';
import { openVehicle } from './vehicleFaults';

const UNREAD = [
  ['heading', 'Das Fahrzeug konnte nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const refused = (status: number) =>
  [
    ['heading', `${status} - ${status}`],
    ['text', 'Es ist etwas schief gelaufen'],
    ['button', 'Zurück zur Startseite'],
    RETRY,
  ] as const satisfies readonly ScreenItem[];
const SOLD = [
  ['heading', 'Fahrzeugsuche'],
  ['text', 'Dieses Fahrzeug ist nicht mehr verfügbar.'],
] as const satisfies readonly ScreenItem[];
/** The page can be read, asked about and bought from, whatever else is missing. */
const PAGE = [
  ['heading', /^Volkswagen Golf/i],
  ['button', 'Online kaufen'],
  ['button', 'Anfrage senden'],
] as const satisfies readonly ScreenItem[];
/** The tab that an address leads to whose own is not there. */
const FACTS = [...PAGE, ['text', 'Hubraum']] as const satisfies readonly ScreenItem[];

const SETTINGS = 'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings';
const NAVIGATOR = 'GET /v2/vehicleDealer/{a}/crosssellingproducts/navigatorSettings';
const BANK = 'GET /cardealeradmin/{a}/carfinancings/settings';
const LIMITS = 'GET /cardealeradmin/{a}/carfinancings/conditions';
const RATE = 'POST /cardealeradmin/{a}/carfinancings/result';
const FACETS = 'GET /cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes';
const LEASING = 'POST /leasing/calculate/fast';

const VEHICLE = 'GET /cardealeradmin/{a}/cars/{id}';
const THERE = 'the page of a vehicle';

/** The calls of every tab, which are the same; only some of them are the tab's own business. */
function callsOf(whole: readonly ScreenItem[], endings: Readonly<Record<string, Ending>> = {}) {
  const silent: Ending = { always: whole };
  return {
    [SETTINGS]: 'the search',
    [VEHICLE]: THERE,
    'GET /v2/vehicle-dealer/{a}/contacts': silent,
    [NAVIGATOR]: silent,
    [BANK]: silent,
    // Not asked where the bank's settings are missing.
    [LIMITS]: 'the financing of a vehicle',
    [RATE]: 'the financing of a vehicle',
    [LEASING]: silent,
    ...endings,
  };
}

describeFaults(THERE, {
  open: openVehicle('technische-daten'),
  whole: FACTS,
  calls: callsOf(FACTS, {
    // The platform's names of free values; without them the shop's own stand there.
    [FACETS]: { always: FACTS },
    [VEHICLE]: {
      lost: UNREAD,
      401: refused(401),
      404: SOLD,
      409: refused(409),
      500: refused(500),
      502: refused(502),
      503: refused(503),
      nothing: UNREAD,
      'optional-null': [['heading', /^Volkswagen Golf/i]],
      'wrong-types': UNREAD,
    },
  }),
});

const FINANCING = [...PAGE, ['heading', 'Monatliche Finanzierungsrate']] as const satisfies readonly ScreenItem[];
describeFaults('the financing of a vehicle', {
  open: openVehicle('finanzierung'),
  whole: FINANCING,
  calls: callsOf(FINANCING, {
    [BANK]: { always: FACTS, 'optional-null': FINANCING },
    [LIMITS]: { always: FACTS, 'optional-null': FINANCING },
    [RATE]: { always: FACTS },
  }),
});

const LEASED = [...PAGE, ['heading', 'Monatliche Leasingrate']] as const satisfies readonly ScreenItem[];
describeFaults('the leasing of a vehicle', {
  open: openVehicle('leasing'),
  whole: LEASED,
  calls: callsOf(LEASED, { [LEASING]: { always: FACTS } }),
});

const ACCESSORIES = [...PAGE, ['heading', /Zubehör/]] as const satisfies readonly ScreenItem[];
describeFaults('the accessories of a vehicle', {
  open: openVehicle('zubehoer'),
  whole: ACCESSORIES,
  calls: callsOf(ACCESSORIES, { [NAVIGATOR]: { always: FACTS, 'optional-null': ACCESSORIES } }),
});

const elsewhere = Object.fromEntries(Object.keys(callsOf(PAGE)).map((call) => [call, THERE]));
/** With free values of the vehicle, or without the tab, so that the technical data stand there. */
const showsFacts: readonly string[] = ['fahrzeugdaten', 'beschreibung', 'emobilitaet'];
const own = ['technische-daten', 'finanzierung', 'leasing', 'zubehoer'];
for (const { slug, label } of vehicleTabs.filter((tab) => !own.includes(tab.slug))) {
  const calls = showsFacts.includes(slug) ? { ...elsewhere, [FACETS]: THERE } : elsewhere;
  describeFaults(`the tab ${label} of a vehicle`, { open: openVehicle(slug), whole: PAGE, calls });
}
