// Parts that come as chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/vehicle/VehiclePage';
import { vehicleTabs } from '../../../src/features/vehicle/tabs';
import { aWireVehicle } from '../../builders/vehicle';
import type { Car } from '../../platform/contract';
import { platform } from '../../platformServer';
import { describeFaults, openAt, type Ending, type Sight } from './faultRun';

const ID = '11111111-1111-4111-8111-111111111111';

/** A car with a bank for both, at one of its tabs. */
function open(tab: string, overrides: Record<string, unknown> = {}) {
  return openAt(() => {
    const banks = { financingCalculationProviderType: 'VW', leasingCalculationProviderType: 'VW' };
    platform.tenant(1).vehicles.unshift(aWireVehicle({ ...banks, ...overrides }) as unknown as Car);
    return `/angebote-golf/${ID}/${tab}`;
  });
}

const RETRY: Sight = ['button', 'Erneut versuchen'];
const UNREAD = [['heading', 'Das Fahrzeug konnte nicht geladen werden.'], RETRY] as const satisfies readonly Sight[];
const SOLD = [
  ['heading', 'Fahrzeugsuche'],
  ['text', 'Dieses Fahrzeug ist nicht mehr verfügbar.'],
] as const satisfies readonly Sight[];
/** The page can be read, asked about and bought from, whatever else is missing. */
const PAGE = [
  ['heading', /^Volkswagen Golf/i],
  ['button', 'Online kaufen'],
  ['button', 'Anfrage senden'],
] as const satisfies readonly Sight[];
/** The tab that an address leads to whose own is not there. */
const FACTS = [...PAGE, ['text', 'Hubraum']] as const satisfies readonly Sight[];

const SETTINGS = 'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings';
const NAVIGATOR = 'GET /v2/vehicleDealer/{a}/crosssellingproducts/navigatorSettings';
const BANK = 'GET /cardealeradmin/{a}/carfinancings/settings';
const LIMITS = 'GET /cardealeradmin/{a}/carfinancings/conditions';
const RATE = 'POST /cardealeradmin/{a}/carfinancings/result';
const LEASING = 'POST /leasing/calculate/fast';

const VEHICLE = 'GET /cardealeradmin/{a}/cars/{id}';
const THERE = 'the page of a vehicle';

/** The calls of every tab, which are the same; only some of them are the tab's own business. */
function callsOf(whole: readonly Sight[], endings: Readonly<Record<string, Ending>> = {}) {
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

const bank11 = { financingCalculationProviderType: 'BANK11' };

describeFaults(THERE, {
  open: open('technische-daten', bank11),
  whole: FACTS,
  calls: callsOf(FACTS, {
    [VEHICLE]: {
      lost: UNREAD,
      404: SOLD,
      nothing: UNREAD,
      'optional-null': [['heading', /^Volkswagen Golf/i]],
      'wrong-types': UNREAD,
    },
  }),
});

const FINANCING = [...PAGE, ['heading', 'Monatliche Finanzierungsrate']] as const satisfies readonly Sight[];
describeFaults('the financing of a vehicle', {
  open: open('finanzierung', bank11),
  whole: FINANCING,
  calls: callsOf(FINANCING, {
    [BANK]: { always: FACTS, 'optional-null': FINANCING },
    [LIMITS]: { always: FACTS, 'optional-null': FINANCING },
    [RATE]: { always: FACTS },
  }),
});

const LEASED = [...PAGE, ['heading', 'Monatliche Leasingrate']] as const satisfies readonly Sight[];
describeFaults('the leasing of a vehicle', {
  open: open('leasing', bank11),
  whole: LEASED,
  calls: callsOf(LEASED, { [LEASING]: { always: FACTS } }),
});

const ACCESSORIES = [...PAGE, ['heading', /Zubehör/]] as const satisfies readonly Sight[];
describeFaults('the accessories of a vehicle', {
  open: open('zubehoer', bank11),
  whole: ACCESSORIES,
  calls: callsOf(ACCESSORIES, { [NAVIGATOR]: { always: FACTS, 'optional-null': ACCESSORIES } }),
});

const elsewhere = Object.fromEntries(Object.keys(callsOf(PAGE)).map((call) => [call, THERE]));
const own = ['technische-daten', 'finanzierung', 'leasing', 'zubehoer'];
for (const { slug, label } of vehicleTabs.filter((tab) => !own.includes(tab.slug))) {
  describeFaults(`the tab ${label} of a vehicle`, { open: open(slug, bank11), whole: PAGE, calls: elsewhere });
}
