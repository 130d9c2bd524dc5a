import { fingerprint, MAX_LISTED, newSince, withListed, withVisit } from '../../../domain/vehicle/search/visits';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { keptLists } from '../../../state/device-data/keptLists';
import { createNewVehiclesStore, NONE_NEW, type NewVehicles } from '../../../state/vehicles/newVehicles';
import type { Shop } from '../../../state/shop';
import { withoutFilters, type SearchCriteria } from '../filters/filter';
import { formatSearch } from '../state/searchAddress';
import type { SearchStore } from '../state/searchStore';

/** Filters by values that a dealer may change: a vehicle can enter such a search without being new. */
const CHANGING = /price|rate|mile|condition|term|^is|^has|equip|location|seal|campaign/i;

function labelOf({ values }: SearchCriteria): string {
  return Object.keys(values).some((name) => CHANGING.test(name))
    ? 'Neu in dieser Suche'
    : 'Neu seit Ihrem letzten Besuch';
}

/** Search without order and without the choice of its new vehicles. */
function searchOf({ tab, values }: SearchCriteria): string {
  const text = formatSearch({ tab, values: withoutFilters(values, ['carIds']), orderBy: undefined });
  return fingerprint(text) + fingerprint(`${text} `);
}

/**
 * Notes which searches were listed to their end, while the visitor lets this device remember what they have seen, and finds the new
 * vehicles of each list.
 *
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

  // A visit without a list counts too: what came in before it is not new at the next one.
  const { keepsRecent, visits } = lists.read();
  if (keepsRecent) lists.write({ visits: withVisit(visits, dayInGermany(now())) });
  update();
  return search.subscribe(update);
}
