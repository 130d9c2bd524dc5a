import { describeFaults, openAt, renderWidget, type Ending } from './faultRun';
import { RETRY, type ScreenItem } from './screenItems';

const SETTINGS = 'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings';
const STOCK = 'GET /cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes';
const VEHICLES = 'GET /cardealeradmin/{a}/cars/property-values-extended';

const settings = (whole: readonly ScreenItem[]): Ending => ({
  lost: [['heading', 'Der Fahrzeugshop ist gerade nicht erreichbar.'], RETRY],
  nothing: [['heading', 'Der Fahrzeugshop ist gerade nicht erreichbar.'], RETRY],
  404: [['heading', 'Dieser Fahrzeugshop ist nicht eingerichtet.']],
  damaged: whole,
});

const SEARCH = [
  ['heading', 'Fahrzeugsuche'],
  ['text', /^Angezeigt \d+ von \d+/],
] as const satisfies readonly ScreenItem[];
const NO_LIST = [
  ['heading', 'Die Fahrzeuge konnten nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const ornaments: Ending = { always: SEARCH };

describeFaults('the search', {
  open: openAt('/'),
  whole: SEARCH,
  calls: {
    [SETTINGS]: settings(SEARCH),
    [VEHICLES]: { lost: NO_LIST, nothing: NO_LIST, 'optional-null': SEARCH, 'wrong-types': NO_LIST },
    [STOCK]: ornaments,
    'GET /cars/headerImages': ornaments,
    'GET /equipments': ornaments,
  },
});

const COUNT = [['button', /\d+ Ergebnisse Anzeigen$/]] as const satisfies readonly ScreenItem[];
const UNCOUNTED = [['button', 'Zur Fahrzeugsuche'], RETRY] as const satisfies readonly ScreenItem[];

describeFaults('the search widget', {
  open: renderWidget,
  whole: COUNT,
  calls: {
    [SETTINGS]: settings(COUNT),
    [VEHICLES]: { lost: UNCOUNTED, nothing: UNCOUNTED, 'optional-null': COUNT, 'wrong-types': UNCOUNTED },
    [STOCK]: { always: COUNT },
  },
});
