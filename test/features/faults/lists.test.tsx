// Screens that come as chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/favourites/FavouritesPage';
import '../../../src/features/favourites/comparison/ComparisonPage';
import '../../../src/features/together/TogetherPage';
import { expect } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { ADMIN_ID } from '../../builders/tenant';
import { platform } from '../../platformServer';
import { describeFaults, openAt } from './faultRun';
import { RETRY, type ScreenItem } from './screenItems';
import { keptText } from '../../builders/kept';

const SETTINGS = 'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings';
const VEHICLES = 'GET /cardealeradmin/{a}/cars';
const FACETS = 'GET /cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes';

const two = () =>
  platform
    .tenant(1)
    .vehicles.slice(0, 2)
    .map(({ id }) => id);

const keptIds = () => localStorage.getItem(STORAGE_KEYS.favourites);

const MARKED = [
  ['heading', 'Merkliste'],
  ['button', 'Alle vergleichen'],
] as const satisfies readonly ScreenItem[];
const UNREAD = [
  ['heading', 'Merkliste'],
  ['heading', 'Ihre gemerkten Fahrzeuge konnten nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const GONE = [
  ['heading', 'Merkliste'],
  ['text', '2 gemerkte Fahrzeuge sind nicht mehr verfügbar.'],
] as const satisfies readonly ScreenItem[];

describeFaults('the list of marked vehicles', {
  open: openAt(() => {
    const value = { ids: two(), recent: [], keepsRecent: false };
    localStorage.setItem(STORAGE_KEYS.favourites, keptText(2, value, ADMIN_ID));
    return '/merkliste';
  }),
  whole: MARKED,
  calls: {
    [SETTINGS]: 'the search',
    [VEHICLES]: { lost: UNREAD, nothing: UNREAD, partial: MARKED, wrong: GONE },
  },
  isKept: () => expect(keptIds()).toContain(JSON.stringify(two())),
});

const COMPARED = [
  ['heading', 'Fahrzeugvergleich'],
  ['button', 'Fahrzeug hinzufügen'],
] as const satisfies readonly ScreenItem[];
const UNCOMPARED = [
  ['heading', 'Fahrzeugvergleich'],
  ['heading', 'Der Vergleich konnte nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const NONE_LEFT = [
  ['text', '2 Fahrzeuge dieses Vergleichs sind nicht mehr verfügbar.'],
  ['button', 'Zur Fahrzeugsuche'],
] as const satisfies readonly ScreenItem[];

describeFaults('the comparison', {
  open: openAt(() => `/vergleich?fahrzeuge=${two().join()}`),
  whole: COMPARED,
  calls: {
    [SETTINGS]: 'the search',
    [FACETS]: { always: COMPARED },
    [VEHICLES]: { lost: UNCOMPARED, nothing: UNCOMPARED, partial: COMPARED, wrong: NONE_LEFT },
  },
});

const DECIDED = [
  ['heading', 'Mit jemandem ansehen'],
  ['button', 'Link senden'],
] as const satisfies readonly ScreenItem[];
const UNDECIDED = [
  ['heading', 'Mit jemandem ansehen'],
  ['heading', 'Die Fahrzeuge dieses Links konnten nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];

describeFaults('the vehicles of a link for two', {
  open: openAt(() => `/gemeinsam?fahrzeuge=${two().join()}`),
  whole: DECIDED,
  calls: {
    [SETTINGS]: 'the search',
    [VEHICLES]: { lost: UNDECIDED, nothing: UNDECIDED, partial: DECIDED, wrong: DECIDED },
  },
});
