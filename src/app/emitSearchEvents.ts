import { isAt, screenAt } from '../domain/addresses';
import { eventItemOf } from '../domain/vehicle/eventItem';
import type { Vehicle } from '../domain/vehicle/vehicle';
import type { SearchCriteria } from '../features/search/filters/filter';
import { withoutTypedWords } from '../features/search/state/searchAddress';
import type { SearchStore } from '../features/search/state/searchStore';
import { openVehicleId } from './openVehicle';
import type { Environment } from '../state/environment';

const CURRENCY = 'EUR';

const CHANNELS = [
  [/^tel:/i, 'phone'],
  [/^mailto:/i, 'email'],
  [/^(?:whatsapp:|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/i, 'whatsapp'],
  [/^https:\/\/www\.google\.com\/maps\//i, 'map'],
] as const;

function changesBetween(before: SearchCriteria, after: SearchCriteria): string[] {
  const flat = ({ tab, values, orderBy }: SearchCriteria) =>
    new Map(Object.entries({ ...values, carType: tab, orderBy }).map(([name, value]) => [name, String(value ?? '')]));
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => (old.get(name) ?? '') !== (now.get(name) ?? ''));
}

/**
 * Lists, selected vehicles, changed filters; presses of links to the dealer anywhere in the shop.
 * @returns removes every listener
 */
export function emitSearchEvents(store: SearchStore, { emit, history, container }: Environment): () => void {
  const listening = new AbortController();
  const isHere = () => isAt(history.current.location.pathname, 'search');
  let reported: readonly Vehicle[] = [];
  let { criteria } = store.getState();

  /** Each vehicle of a result once, while the search is open. */
  function emitList() {
    const { status, vehicles, totalCount } = store.getState();
    if (status !== 'ready' || vehicles === reported || !isHere()) return;
    const isMore =
      reported.length > 0 && reported.length < vehicles.length && reported.every((each, at) => each === vehicles[at]);
    const first = isMore ? reported.length : 0;
    reported = vehicles;
    const items = vehicles
      .slice(first)
      .map((vehicle, at) => eventItemOf(vehicle, { list: 'search', index: first + at }));
    if (isMore) emit('load-more', { shown: vehicles.length, total: totalCount ?? vehicles.length });
    if (items.length > 0) emit('vehicle-list', { list: 'search', items, currency: CURRENCY });
  }

  function emitPress(event: MouseEvent) {
    const path = event.composedPath().filter((node) => node instanceof HTMLElement);
    const link = path.find((node) => node instanceof HTMLAnchorElement);
    if (link === undefined) return;
    const vehicleId = openVehicleId(screenAt(history.current.location.pathname));
    const [, channel] = CHANNELS.find(([address]) => address.test(link.href)) ?? [];
    if (channel !== undefined) {
      emit('contact-click', { channel, ...(vehicleId !== undefined && { vehicleId }) });
      return;
    }
    const cardId = path.find((node) => node.dataset.vehicleId !== undefined)?.dataset.vehicleId;
    const { vehicles } = store.getState();
    const index = vehicles.findIndex(({ id }) => id === cardId);
    const vehicle = vehicles[index];
    if (vehicle === undefined) return;
    emit('vehicle-select', {
      list: 'search',
      item: eventItemOf(vehicle, { list: 'search', index }),
      currency: CURRENCY,
    });
  }

  const stops = [
    store.subscribe(emitList),
    history.listen(emitList),
    store.onRefine((_, isStep) => {
      const { criteria: after } = store.getState();
      if (isStep) emit('filter', { changed: changesBetween(criteria, after), query: withoutTypedWords(after) });
      ({ criteria } = store.getState());
    }),
  ];
  container.addEventListener('click', emitPress, { capture: true, signal: listening.signal });
  emitList();
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}
