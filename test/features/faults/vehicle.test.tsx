import { vehicleTabs } from '../../../src/features/vehicle/tabs';
import { expect, it } from 'vitest';
import { describeFaults, requestedCalls, type Ending } from './faultRun';
import { expectItems, getButton, press, queryItem, RETRY, SOLD, type ScreenItem } from './screenItems';
import { settle, startShopClock } from './shopClock';
import { openVehicle } from './vehicleFaults';

const UNREAD = [
  ['heading', 'Das Fahrzeug konnte nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const refused = (status: number) =>
  [
    ...UNREAD,
    ['text', `Fehlercode ${status} - ${status}`],
    ['button', 'Zurück zur Startseite'],
  ] as const satisfies readonly ScreenItem[];
/** The page can be read, asked about and bought from, whatever else is missing. */
const PAGE = [
  ['heading', /^Volkswagen Golf/i],
  ['button', 'Online kaufen'],
  ['button', 'Anfrage schreiben'],
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
const MAKES = 'GET /tradeins/manufacturers';

const CONTACTS = 'GET /v2/vehicle-dealer/{a}/contacts';
const VEHICLE = 'GET /cardealeradmin/{a}/cars/{id}';
const THERE = 'the page of a vehicle';
const SPARED: Ending = { always: FACTS };

/** The calls of every tab, which are the same; only some of them are the tab's own business. */
function callsOf(endings: Readonly<Record<string, Ending>>) {
  return {
    [SETTINGS]: 'the search',
    [VEHICLE]: THERE,
    [CONTACTS]: THERE,
    [NAVIGATOR]: THERE,
    [BANK]: THERE,
    // Not asked where the bank's settings are missing.
    [LIMITS]: 'the financing of a vehicle',
    [RATE]: 'the financing of a vehicle',
    [LEASING]: THERE,
    ...endings,
  };
}

describeFaults(THERE, {
  open: openVehicle('technische-daten'),
  whole: FACTS,
  calls: callsOf({
    [CONTACTS]: SPARED,
    [NAVIGATOR]: SPARED,
    [BANK]: SPARED,
    [LEASING]: SPARED,
    // The platform's names of free values; without them the shop's own stand there.
    [FACETS]: SPARED,
    [VEHICLE]: {
      lost: UNREAD,
      unauthorised: refused(401),
      gone: SOLD,
      refused: refused(409),
      failed: refused(500),
      nothing: UNREAD,
      partial: [['heading', /^Volkswagen Golf/i]],
      wrong: UNREAD,
    },
  }),
});

const FINANCING = [...PAGE, ['heading', 'Monatliche Finanzierungsrate']] as const satisfies readonly ScreenItem[];
describeFaults('the financing of a vehicle', {
  open: openVehicle('finanzierung'),
  whole: FINANCING,
  calls: callsOf({
    [BANK]: { always: FACTS, partial: FINANCING },
    [LIMITS]: { always: FACTS, partial: FINANCING },
    [RATE]: { always: FACTS },
  }),
});

const LEASED = [...PAGE, ['heading', 'Monatliche Leasingrate']] as const satisfies readonly ScreenItem[];
describeFaults('the leasing of a vehicle', {
  open: openVehicle('leasing'),
  whole: LEASED,
  calls: callsOf({ [LEASING]: { always: FACTS } }),
});

const ACCESSORIES = [...PAGE, ['heading', /Zubehör/]] as const satisfies readonly ScreenItem[];
describeFaults('the accessories of a vehicle', {
  open: openVehicle('zubehoer'),
  whole: ACCESSORIES,
  calls: callsOf({ [NAVIGATOR]: { always: FACTS, partial: ACCESSORIES } }),
});

const VALUATION = [...PAGE, ['button', 'Fahrzeug bewerten']] as const satisfies readonly ScreenItem[];
describeFaults('the valuation from a vehicle', {
  open: openVehicle('inzahlungnahme'),
  whole: VALUATION,
  // It begins without make and model then, and asks for them itself.
  calls: callsOf({ [MAKES]: { always: VALUATION } }),
});

it('makes the calls of the table at every tab of a vehicle, and no other', async () => {
  startShopClock();
  openVehicle('technische-daten')();
  await expectItems(FACTS);
  for (const { label } of vehicleTabs.filter(({ label }) => queryItem(['button', label]))) {
    press(getButton(label));
    await expectItems(PAGE);
    await settle();
  }
  expect(requestedCalls()).toEqual(Object.keys(callsOf({ [FACETS]: SPARED, [MAKES]: SPARED })).toSorted());
});
