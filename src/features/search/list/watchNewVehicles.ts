import { fingerprint, MAX_LISTED, newSince, withListed, withVisit } from '../../../domain/vehicle/search/visits';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { keptLists } from '../../../state/device-data/keptLists';
import { createNewVehiclesStore, NONE_NEW, type NewVehicles } from '../../../state/vehicles/newVehicles';
import type { Shop } from '../../../state/shop';
import { withoutFilters, type SearchCriteria } from '../filters/filter';
import { formatSearch } from '../state/searchAddress';
import type { SearchStore } from '../state/searchStore';

/** A dealer may change these values: what enters such a search is not new. */
const CHANGING = /price|rate|mile|condition|term|^is|^has|equip|location|seal|campaign/i;

function labelOf({ values }: SearchCriteria): string {
  return Object.keys(values).some((name) => CHANGING.test(name))
    ? 'Neu in dieser Suche'
    : 'Neu seit Ihrem letzten Besuch';
}

function searchOf({ tab, values }: SearchCriteria): string {
  const text = formatSearch({ tab, values: withoutFilters(values, ['carIds']), orderBy: undefined });
  return fingerprint(text) + fingerprint(`${text} `);
}

/**
 * Notes searches listed to their end, if the visitor allows it, and finds each list's new vehicles.
 * @returns removes the listener
 */
export function watchNewVehicles(search: SearchStore, { lazyStore, device, platform, now }: Shop): () => void {
  const news = lazyStore(createNewVehiclesStore);
  const lists = keptLists(device.storage, platform.adminId);
  let seen: unknown;

  function tell(next: NewVehicles) {
    const before = news.getState();
    const isSame =
      before.label === next.label &&
      before.isWhole === next.isWhole &&
      before.ids.size === next.ids.size &&
      [...next.ids].every((id) => before.ids.has(id));
    if (!isSame) news.setState(next, true);
  }

  function update() {
    const { status, vehicles, hasMore, criteria } = search.getState();
    if (status !== 'ready' || vehicles === seen) return;
    seen = vehicles;
    const { keepsRecent, visits: stored } = lists.read();
    if (!keepsRecent) {
      tell(NONE_NEW);
      return;
    }
    const ids = vehicles.map(({ id }) => id);
    const name = searchOf(criteria);
    const visits = withVisit(stored, dayInGermany(now()));
    const isChoice = criteria.values.carIds !== undefined;
    const isWhole = !hasMore && ids.length <= MAX_LISTED;
    const after = isWhole && !isChoice ? withListed(visits, name, ids) : visits;
    lists.write({ visits: after });
    tell({ ids: new Set(newSince(after, name, ids)), label: labelOf(criteria), isWhole });
  }

  // A visit without a list counts: what came before it is not new next time.
  const { keepsRecent, visits } = lists.read();
  if (keepsRecent) lists.write({ visits: withVisit(visits, dayInGermany(now())) });
  update();
  return search.subscribe(update);
}
