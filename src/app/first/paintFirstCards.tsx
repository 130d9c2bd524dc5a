import { likelyQuery } from '../../api/firstReads';
import { fetchTenantSettings } from '../../api/tenantSettings';
import { searchVehicles } from '../../api/vehicles';
import { isAt } from '../../domain/addresses';
import { tenantOf } from '../../domain/tenant/tenant';
import { themeFrom, themeSettingsOf } from '../../domain/tenant/theme';
import { reservedLast } from '../../domain/vehicle/reservation';
import { PAGE_SIZE, searchOfAddress } from '../../domain/vehicle/search/query';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { hiddenCount, visibleVehicles } from '../../features/search/filters/tenantLimits';
import { preloadSearch } from '../../features/search/state/preload';
import { queryOfCards } from '../../features/search/state/searchText';
import { HttpError } from '../../lib/http/errors';
import { isStored } from '../../lib/storage';
import type { Environment, FirstCards } from '../../state/environment';
import { createShopBase } from '../../state/shopBase';
import { breakpoints } from '../../ui/breakpoints';
import { adoptSheet, adoptTheme } from '../../ui/sheets';
import shellCss from '../Shell.css?inline';
import pageCss from '../../features/search/SearchPage.css?inline';
import headCss from '../../features/search/header/SearchHead.css?inline';
import tabsCss from '../../features/search/header/CarTypeTabs.css?inline';
import listCss from '../../features/search/list/ResultList.css?inline';
import cardCss from '../../features/search/list/VehicleCard.css?inline';
import wideCss from '../../features/search/list/WideVehicleCard.css?inline';
import { drawElement } from './drawElement';
import { firstListOf, isPlainSearch } from './firstList';
import { FIRST_PRICES, FirstView, type FirstViewProps } from './FirstView';
import css from './FirstView.css?inline';
import { keepCards } from './keepCards';

const SHEETS = [shellCss, pageCss, headCss, tabsCss, listCss, cardCss, wideCss, css];

/** Widths of the list from which it has one column more (ResultList.css). */
const COLUMNS = [1080, 1420, 1920];

/**
 * Paints the first cards from the answers that the shop is going to read, before its code is there. Only what the shop will paint: nothing
 * where the address asks for rates or distances, where the device keeps something that stands above the list, where the shop will ask for
 * another list, for none, and where anything fails.
 *
 * @param isWanted whether nothing else stands in the container
 */
export async function paintFirstCards(
  environment: Environment & { look: { ready: Promise<unknown> } },
  isWanted: () => boolean,
): Promise<FirstCards | undefined> {
  const { config, history, host, look, early, container, styleRoot } = environment;
  const { location } = history.current;
  const carQueryParams = searchOfAddress(location.search, host.query);
  if (early === undefined || !isAt(location.pathname, 'search') || !isPlainSearch(carQueryParams)) return undefined;
  if (isStored(['favourites', 'checkoutDraft'])) return undefined;
  // What is wrong is said by the shop, which reads the same.
  const silent = { ...environment, emit: () => undefined, host: { ...host, report: () => undefined } };
  const { platform, now } = createShopBase(silent, {
    transport: ({ url }) => early.share(url) ?? Promise.reject(new HttpError('aborted')),
    pause: () => Promise.reject(new HttpError('aborted')),
  });
  const query = likelyQuery({ carQueryParams, isWidget: false });
  const [settings, answer, stock] = await Promise.all([
    fetchTenantSettings(platform),
    searchVehicles(platform, query),
    preloadSearch(platform).stock,
    look.ready,
  ]);
  const tenant = tenantOf(platform.adminId, settings);
  const list = firstListOf(carQueryParams, tenant, stock);
  const limits = { ...tenant.behaviours, carTypesEnforced: settings.carTypesEnforced };
  const visible = visibleVehicles(answer, limits);
  const total = Math.max(answer.pagination.totalCount - hiddenCount(answer, limits), 0);
  const isHere = history.current.location === location;
  if (list === undefined || visible.length === 0 || total === 0 || !isHere || !isWanted()) return undefined;

  const width = container.clientWidth;
  const time = now();
  const vehicles = query.orderBy === undefined ? reservedLast(visible, PAGE_SIZE, time) : visible;
  const columns = list.display.view === 'list' ? 1 : 1 + COLUMNS.filter((from) => width >= from).length;
  const props: FirstViewProps = {
    ...list,
    tenant,
    theme: (look.theme() ?? themeFrom)(themeSettingsOf(tenant.settings)),
    vehicles,
    total,
    now: time,
    isWide: width >= breakpoints.large,
    isOverlay: config.layout === 'overlay',
    pictures: 2 * columns,
    hrefOf(listed) {
      const address = queryOfCards(list.searchOf(listed), list.tabs[0], FIRST_PRICES, host.query);
      return (vehicle: Vehicle) => history.createHref(vehicleAddress(vehicle) + address);
    },
  };
  adoptTheme(styleRoot);
  for (const sheet of SHEETS) adoptSheet(styleRoot, sheet);
  const view = document.createDocumentFragment();
  drawElement(<FirstView {...props} />, view);
  container.replaceChildren(view);
  const main = container.querySelector('.search__main');
  if (carQueryParams !== '' && main !== null) host.arriveAt(main, true);
  return keepCards(container, vehicles, history);
}
