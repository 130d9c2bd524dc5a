import { expect, vi } from 'vitest';
import { describeFaults, openAt, renderWidget, type Ending } from './faultRun';
import { getItem, IN_A_MINUTE, press, queryItem, RETRY, type ScreenItem } from './screenItems';

const SETTINGS = 'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings';
const STOCK = 'GET /cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes';
const VEHICLES = 'GET /cardealeradmin/{a}/cars/property-values-extended';

const settings = (whole: readonly ScreenItem[]): Ending => ({
  lost: [['heading', 'Der Fahrzeugshop ist gerade nicht erreichbar.'], RETRY],
  nothing: [['heading', 'Der Fahrzeugshop ist gerade nicht erreichbar.'], RETRY],
  gone: [['heading', 'Dieser Fahrzeugshop ist nicht eingerichtet.']],
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
  open: () => {
    // Phones have no pictures in the head.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
    openAt('/?carQueryParams=carType%3DPKW%26maxPrice%3D20000')();
  },
  whole: SEARCH,
  calls: {
    [SETTINGS]: settings(SEARCH),
    [VEHICLES]: {
      lost: NO_LIST,
      busy: [...NO_LIST, IN_A_MINUTE],
      nothing: NO_LIST,
      partial: SEARCH,
      wrong: NO_LIST,
    },
    [STOCK]: ornaments,
    'GET /cars/headerImages': ornaments,
    'GET /equipments': ornaments,
  },
  isKept: () => {
    if (queryItem(['heading', 'Fahrzeugsuche']) === undefined) return;
    expect(queryItem(['button', 'Filter Preis: bis 20.000\u00A0€ entfernen'])).toBeDefined();
  },
});

const MORE = [['text', /^Angezeigt 24 von/]] as const satisfies readonly ScreenItem[];
const NO_MORE = [
  ['text', /^Angezeigt 12 von/],
  ['text', /^Die weiteren Fahrzeuge konnten nicht geladen werden\./],
] as const satisfies readonly ScreenItem[];
const loadMore = () => press(getItem(['button', '12 weitere Fahrzeuge laden']));

describeFaults('twelve more vehicles of the search', {
  open: openAt('/?carQueryParams=carType%3DPKW'),
  ready: [['text', /^Angezeigt 12 von/]],
  action: loadMore,
  again: loadMore,
  whole: MORE,
  calls: {
    [VEHICLES]: { lost: NO_MORE, busy: [...NO_MORE, IN_A_MINUTE], nothing: NO_MORE, partial: MORE, wrong: NO_MORE },
  },
});

const COUNT = [['button', /\d+ Ergebnisse Anzeigen$/]] as const satisfies readonly ScreenItem[];
const UNCOUNTED = [['button', 'Zur Fahrzeugsuche'], RETRY] as const satisfies readonly ScreenItem[];

describeFaults('the search widget', {
  open: renderWidget,
  whole: COUNT,
  calls: {
    [SETTINGS]: settings(COUNT),
    [VEHICLES]: { lost: UNCOUNTED, nothing: UNCOUNTED, partial: COUNT, wrong: UNCOUNTED },
    [STOCK]: { always: COUNT },
  },
});
