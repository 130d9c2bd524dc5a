import { likelyQuery } from '../../api/firstReads';
import { fetchTenantSettings } from '../../api/tenantSettings';
import { searchVehicles } from '../../api/vehicles';
import { isAt } from '../../domain/addresses';
import { differsFromExample } from '../../domain/finance/frame';
import { tenantOf } from '../../domain/tenant/tenant';
import { themeFrom, themeSettingsOf } from '../../domain/tenant/theme';
import { reservedLast } from '../../domain/vehicle/reservation';
import { isByDistance, PAGE_SIZE, parseCarQueryParams, searchOfAddress } from '../../domain/vehicle/search/query';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { hiddenCount, visibleVehicles } from '../../features/search/filters/tenantLimits';
import { preloadSearch } from '../../features/search/state/preload';
import { hasRemembered } from '../../features/search/own/OwnPlace';
import { queryOfCards } from '../../features/search/state/searchText';
import { HttpError } from '../../lib/http/errors';
import { createStorage, isStored } from '../../lib/storage';
import type { Environment, FirstCards } from '../../state/environment';
import { firstFrame } from '../../state/device-data/keptFrame';
import { createShopBase } from '../../state/shopBase';
import { breakpoints } from '../../ui/breakpoints';
import { adoptSheet, adoptTheme } from '../../ui/sheets';
import shellCss from '../VisitorShell.css?inline';
import pageCss from '../../features/search/SearchPage.css?inline';
import headCss from '../../features/search/header/SearchHead.css?inline';
import tabsCss from '../../features/search/header/CarTypeTabs.css?inline';
import listCss from '../../features/search/list/ResultList.css?inline';
import cardCss from '../../features/search/list/VehicleCard.css?inline';
import wideCss from '../../features/search/list/WideVehicleCard.css?inline';
import { drawElement } from './drawElement';
import { firstListOf } from './firstList';
import { FirstView, type FirstViewProps } from './FirstView';
import css from './FirstView.css?inline';
import { keepCards } from './keepCards';

const SHEETS = [shellCss, pageCss, headCss, tabsCss, listCss, cardCss, wideCss, css];

/** px from which the list has one column more (ResultList.css). */
const COLUMNS = [1080, 1420, 1920];

/**
 * Paints the first cards from the answers that the shop will read, before its code is there. Only what the shop will paint: not a list of
 * several answers (by distance) or by the visitor's rate, not where the device keeps orders (named above the list), not where anything is
 * missing.
 * @param isWanted nothing else is in the container
 */
export async function paintFirstCards(
  environment: Environment & { look: { ready: Promise<unknown> } },
  isWanted: () => boolean,
): Promise<FirstCards | undefined> {
  const { config, history, host, look, early, container, styleRoot } = environment;
  const { location } = history.current;
  const carQueryParams = searchOfAddress(location.search, host.query);
  if (early === undefined || !isAt(location.pathname, 'search')) return undefined;
  const { orderBy, maxMonthlyFinancingRateExample: most } = parseCarQueryParams(carQueryParams);
  if (isByDistance(orderBy) || isStored('checkoutDraft')) return undefined;
  // The shop reads the same and reports errors.
  const silent = { ...environment, emit: () => undefined, host: { ...host, report: () => undefined } };
  const { platform, now } = createShopBase(silent, {
    transport: ({ url }) => early.share(url) ?? Promise.reject(new HttpError('aborted')),
    pause: () => Promise.reject(new HttpError('aborted')),
  });
  const device = { storage: createStorage(), adminId: platform.adminId };
  const frame = firstFrame(carQueryParams, device, now());
  if (most !== undefined && differsFromExample(frame)) return undefined;
  // Read while the others arrive.
  searchVehicles(platform, likelyQuery({ carQueryParams, isWidget: false })).catch(() => undefined);
  const [settings, stock, offers] = await Promise.all([
    fetchTenantSettings(platform),
    preloadSearch(platform).stock,
    (frame.kind ?? frame.oldCar ?? most) ? importOffers() : undefined,
    look.ready,
  ]);
  if (stock === undefined) return undefined;
  const tenant = tenantOf(platform.adminId, settings);
  const list = firstListOf(carQueryParams, tenant, stock);
  const answer = await searchVehicles(platform, list.query);
  const limits = { ...tenant.behaviours, carTypesEnforced: settings.carTypesEnforced };
  const visible = visibleVehicles(answer, limits);
  const total = Math.max(answer.pagination.totalCount - hiddenCount(answer, limits), 0);
  const isHere = history.current.location === location;
  if (visible.length === 0 || total === 0 || !isHere || !isWanted()) return undefined;

  const width = container.clientWidth;
  const time = now();
  const vehicles = list.query.orderBy === undefined ? reservedLast(visible, PAGE_SIZE, time) : visible;
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
    hasOwnRow: hasRemembered(device.storage, platform.adminId),
    // Three where a screen shows three.
    pictures: Math.max(2 * columns, 3),
    ...offers?.firstOffers({ frame, most, device, settings, now: time }),
    hrefOf(listed) {
      const address = queryOfCards(list.searchOf(listed), list.tabs[0], frame, host.query);
      return (vehicle: Vehicle) => history.createHref(vehicleAddress(vehicle) + address);
    },
  };
  adoptTheme(styleRoot);
  for (const sheet of SHEETS.concat(offers?.offerSheets ?? [])) adoptSheet(styleRoot, sheet);
  const view = document.createDocumentFragment();
  drawElement(<FirstView {...props} />, view);
  container.replaceChildren(view);
  const main = container.querySelector('.search__main');
  if (carQueryParams !== '' && main !== null) host.arriveAt(main, true);
  return keepCards(container, vehicles, history);
}

/** In place of the price, with its code for React, which else would paint the price alone. */
function importOffers() {
  import('../../features/finance/card/CardRates').catch(() => undefined);
  return import('./firstOffer');
}
