import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { drawElement } from '../../../src/app/first/drawElement';
import { firstListOf } from '../../../src/app/first/firstList';
import { firstOffers } from '../../../src/app/first/firstOffer';
import { FirstCardList } from '../../../src/app/first/FirstView';
import type { CarType } from '../../../src/domain/enums/carType';
import { facetsSchema } from '../../../src/domain/vehicle/search/facets';
import type { TenantSettings } from '../../../src/domain/tenant/settings';
import type { OldCar } from '../../../src/domain/trade-in/oldCar';
import { PAGE_SIZE, parseCarQueryParams } from '../../../src/domain/vehicle/search/query';
import { vehicleSchema, type Vehicle } from '../../../src/domain/vehicle/vehicle';
import { CardChunk, CardList, FIRST_PICTURES } from '../../../src/features/search/list/CardList';
import { preloadRates } from '../../../src/features/finance/card/lazyCardRates';
import { VehicleCard } from '../../../src/features/search/list/VehicleCard';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { firstFrame } from '../../../src/state/device-data/keptFrame';
import { createShopServices } from '../../../src/state/shop';
import { ShopProvider } from '../../../src/state/shopContext';
import { anEnvironment, ORDINARY_DEALER } from '../../builders/environment';
import { keptText } from '../../builders/kept';
import { aTenant, someSettings } from '../../builders/tenant';
import { aWireVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';
import { platform } from '../../platformServer';

/** An element as text, whatever the order of its attributes. */
function treeOf(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [node.localName, attributes, [...node.childNodes].map(treeOf)];
}

const hrefOf = ({ id }: Vehicle) => `#/angebote-x/${id}`;

const GOLF = { name: 'Golf', value: 5_900, until: '2026-05-18', isDeducted: true };

interface Drawing {
  view: 'grid' | 'list';
  settings: Partial<TenantSettings>;
  /** Value of carQueryParams, with the frame. */
  address: string;
  /** The visitor's old car, as the device keeps it. */
  oldCar: OldCar | undefined;
}

/** The list as React renders it first, and as it is drawn before. */
function bothDrawings(
  vehicles: readonly Vehicle[],
  { view = 'list', settings: ownSettings = {}, address = '', oldCar }: Partial<Drawing> = {},
) {
  const settings = someSettings({
    isPreviousPriceVisible: true,
    uiVehicleDetailsAvailableChildRoutes: ['inzahlungnahme'],
    ...ownSettings,
  });
  const valuation = oldCar && { vehicle: 'VW Golf', day: '2026-05-04', oldCar };
  const lists = { ids: [], recent: [], keepsRecent: true, compared: [], valuation };
  localStorage.setItem(STORAGE_KEYS.favourites, keptText(2, lists, ORDINARY_DEALER));
  const at = `/?carQueryParams=${encodeURIComponent(address)}`;
  const services = createShopServices(anEnvironment({ at }), { transport: axiosTransport, now: () => NOW });
  const { device } = services;
  const frame = firstFrame(address, device, NOW);
  const most = parseCarQueryParams(address).maxMonthlyFinancingRateExample;
  const hasRates = (frame.kind ?? frame.oldCar) !== undefined;
  const { container, unmount } = render(
    <ShopProvider shop={{ ...services, tenant: aTenant(settings) }}>
      <CardList view={view} count={vehicles.length}>
        <CardChunk vehicles={vehicles}>
          {(vehicle, index) => (
            <VehicleCard
              vehicle={vehicle}
              hrefOf={hrefOf}
              settings={settings}
              now={NOW}
              hasHighlights={view === 'list'}
              isFirst={index < FIRST_PICTURES}
              hasRates={hasRates}
              buttonsOf={undefined}
              isMarked={false}
              isCompared={false}
            />
          )}
        </CardChunk>
      </CardList>
    </ShopProvider>,
  );
  // Arrives after the cards, but for another file of this worker.
  for (const month of container.querySelectorAll('.vehicle-card__month')) month.replaceChildren();
  const byReact = treeOf(container);
  unmount();
  services.dispose();
  const drawn = document.createElement('div');
  const list = { vehicles, display: { view, listed: PAGE_SIZE }, settings, now: NOW, pictures: Infinity };
  const { offerOf } = hasRates ? firstOffers({ frame, most, device, settings, now: NOW }) : {};
  drawElement(<FirstCardList {...list} offerOf={offerOf} hrefOf={() => hrefOf} />, drawn);
  return { byReact, drawn: treeOf(drawn), text: drawn.textContent.replaceAll('\u00A0', ' ') };
}

const read = (cars: readonly unknown[]) =>
  cars.flatMap((car) => {
    const { success, data } = z.safeParse(vehicleSchema, car);
    return success ? [data] : [];
  });

/** Each field of a vehicle once as no platform should send it. */
const damaged = Object.keys(aWireVehicle()).flatMap((name, field) =>
  [null, '', 0, -1, '<b>x</b>', 'javascript:alert(1)', [], {}, [null], true].map((value, index) =>
    aWireVehicle({ [name]: value, ...(name !== 'id' && { id: `11111111-1111-4111-8111-${field}${index}` }) }),
  ),
);

// As before the first render.
beforeAll(() => preloadRates());

describe('the first cards are drawn as React draws them', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('of all vehicles of tenant %d', (tenant) => {
    const vehicles = read(platform.tenant(tenant).vehicles);
    for (let at = 0; at < vehicles.length; at += PAGE_SIZE) {
      const page = at / PAGE_SIZE;
      const { byReact, drawn } = bothDrawings(vehicles.slice(at, at + PAGE_SIZE), {
        view: page % 2 === 0 ? 'grid' : 'list',
        settings: { isPreviousPriceVisible: tenant % 2 === 1 },
        address: page % 4 > 1 ? 'prices=rate' : '',
      });
      expect(drawn).toEqual(byReact);
    }
  });

  it('of vehicles with a damaged field', () => {
    const vehicles = read(damaged);
    expect(vehicles.length).toBeGreaterThan(200);
    for (const [address, oldCar] of [
      ['', undefined],
      ['prices=rate&maxMonthlyFinancingRateExample=100', GOLF],
      ['prices=leasing', undefined],
    ] as const)
      for (let at = 0; at < vehicles.length; at += PAGE_SIZE) {
        const { byReact, drawn } = bothDrawings(vehicles.slice(at, at + PAGE_SIZE), { address, oldCar });
        expect(drawn).toEqual(byReact);
      }
  });

  const DEDUCTED = /[\d.]+( brutto)? − 5\.900 = .* mit meinem Golf/;
  it.each<[name: string, address: string, oldCar: OldCar | undefined, text: RegExp, not?: RegExp]>([
    ['the cash price', '', undefined, /\d €/, /im Monat|mit meinem Golf/],
    ['the cash price without the old car', '', GOLF, DEDUCTED, /im Monat/],
    ['an old car that is not deducted', '', { ...GOLF, isDeducted: false }, /\d €/, /mit meinem Golf/],
    ['an old car whose offer is over', '', { ...GOLF, until: '2026-05-03' }, /\d €/, /mit meinem Golf/],
    ['the old car of a link', 'oldCar=4000', undefined, /[\d.]+( brutto)? − 4\.000 = .* mit Altwagen \(aus dem Link\)/],
    ['the own car in place of a link’s', 'oldCar=4000', GOLF, DEDUCTED, /aus dem Link/],
    ['the own car that is not deducted', 'oldCar=4000', { ...GOLF, isDeducted: false }, /\d €/, / − /],
    ['a wrong value in a link', 'oldCar=999999', undefined, /\d €/, / − /],
    ['a financing', 'prices=rate', undefined, /im Monat Finanzierung.*Anzahlung \d+ Monate/],
    ['a leasing', 'prices=leasing', undefined, /im Monat Leasing/],
    ['own terms', 'prices=rate&deposit=4000&months=48&contract=withoutBalloon', undefined, /Repräsentatives Beispiel/],
    ['kilometres', 'prices=leasing&specialPayment=2000&kilometres=20000', undefined, /Leasingrate unverbindlich/],
    ['a rate beside the old car', 'prices=rate', GOLF, DEDUCTED],
    // Leased where it cannot be financed.
    [
      'a bound that a rate is above',
      'prices=rate&maxMonthlyFinancingRateExample=100',
      GOLF,
      /\+ \d+ € über Ihrem Rahmen/,
    ],
  ])('with %s', (_, address, oldCar, text, not) => {
    const vehicles = read(platform.tenant(1).vehicles).slice(0, PAGE_SIZE);
    const leased = vehicles.map((vehicle) => ({ ...vehicle, initialFinancingInstallment: 0 }));
    for (const isB2BShop of [false, true])
      for (const page of [vehicles, leased]) {
        const settings = {
          isB2BShop,
          leasingContractTypes: (['VW', 'BMW', 'SANTANDER', 'VIRTUAL'] as const).map((providerType) => ({
            providerType,
            contractType: 'mileage' as const,
          })),
        };
        const { byReact, drawn, text: said } = bothDrawings(page, { address, oldCar, settings });
        expect(drawn).toEqual(byReact);
        if (page === vehicles) expect(said).toMatch(text);
        if (not) expect(said).not.toMatch(not);
      }
  });
});

describe('the first list is what the shop lists first', () => {
  const stockOf = (...types: CarType[]) => new Map(types.map((type) => [type, z.parse(facetsSchema, {})]));
  const listOf = (address: string, tenant = aTenant(), stock = stockOf('PKW', 'ZWEIRAD', 'WOHNMOBIL')) =>
    firstListOf(address, tenant, stock);

  it.each([
    ['', 'PKW', 'carType=PKW'],
    ['carType=ZWEIRAD', 'ZWEIRAD', 'carType=ZWEIRAD'],
    ['carType=LKW', 'PKW', 'carType=PKW'],
    ['carType=ALLE&orderBy=price', 'ALLE', 'carType=ALLE&orderBy=price'],
    ['carType=PKW&manufacturer=BMW&pageSize=24&view=list', 'PKW', 'carType=PKW&manufacturer=BMW&pageSize=24&view=list'],
  ])('at %j', (address, tab, search) => {
    const list = listOf(address);
    expect(list.tab).toBe(tab);
    expect(list.searchOf(list.display.listed)).toBe(search);
  });

  it('of the first type in stock', () => {
    expect(listOf('', aTenant(), stockOf('ZWEIRAD')).query.carType).toBe('ZWEIRAD');
  });

  it('without the types that the dealer does not sell', () => {
    const limited = aTenant({ carTypesEnforced: ['PKW', 'ZWEIRAD'] });
    expect(listOf('carType=ALLE', limited).query.carTypes).toEqual(['PKW', 'ZWEIRAD']);
    expect(listOf('carTypes=ZWEIRAD,WOHNMOBIL', limited).query.carTypes).toEqual(['ZWEIRAD']);
    expect(listOf('carType=WOHNMOBIL', limited).tab).toBe('PKW');
  });
});
