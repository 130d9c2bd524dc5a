import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { drawElement } from '../../../src/app/first/drawElement';
import { firstListOf } from '../../../src/app/first/firstList';
import { FirstCardList } from '../../../src/app/first/FirstView';
import type { CarType } from '../../../src/domain/enums/carType';
import { facetsSchema } from '../../../src/domain/vehicle/search/facets';
import { PAGE_SIZE } from '../../../src/domain/vehicle/search/query';
import { vehicleSchema, type Vehicle } from '../../../src/domain/vehicle/vehicle';
import { CardChunk, CardList, FIRST_PICTURES } from '../../../src/features/search/list/CardList';
import { Card } from '../../../src/features/search/list/Card';
import { RateOffer } from '../../../src/features/search/list/RateOffer';
import { vehiclePrice } from '../../../src/shared/vehicle/vehicleLegalInfo';
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

interface Drawing {
  view: 'grid' | 'list';
  isPreviousPriceVisible: boolean;
  /** In place of the price, with their terms. */
  hasRates: boolean;
}

/** The list as React renders it first, and as it is drawn before. */
function bothDrawings(
  vehicles: readonly Vehicle[],
  { view = 'list', isPreviousPriceVisible = true, hasRates = false }: Partial<Drawing> = {},
) {
  const settings = someSettings({ isPreviousPriceVisible });
  const offerOf = (vehicle: Vehicle) => (
    <RateOffer vehicle={vehicle} frame={{ kind: 'financing' }} settings={settings} now={NOW}>
      {vehiclePrice({ vehicle, settings })}
    </RateOffer>
  );
  const { container, unmount } = render(
    <CardList view={view} count={vehicles.length}>
      <CardChunk vehicles={vehicles}>
        {(vehicle, index) => (
          <Card
            vehicle={vehicle}
            hrefOf={hrefOf}
            settings={settings}
            now={NOW}
            hasHighlights={view === 'list'}
            isFirst={index < FIRST_PICTURES}
            offer={hasRates ? offerOf(vehicle) : undefined}
          />
        )}
      </CardChunk>
    </CardList>,
  );
  const byReact = treeOf(container);
  unmount();
  const drawn = document.createElement('div');
  const list = { vehicles, display: { view, listed: PAGE_SIZE }, settings, now: NOW, pictures: Infinity };
  drawElement(<FirstCardList {...list} offerOf={hasRates ? offerOf : undefined} hrefOf={() => hrefOf} />, drawn);
  return { byReact, drawn: treeOf(drawn) };
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

describe('the first cards are drawn as React draws them', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('of all vehicles of tenant %d', (tenant) => {
    const vehicles = read(platform.tenant(tenant).vehicles);
    for (let at = 0; at < vehicles.length; at += PAGE_SIZE) {
      const page = at / PAGE_SIZE;
      const { byReact, drawn } = bothDrawings(vehicles.slice(at, at + PAGE_SIZE), {
        view: page % 2 === 0 ? 'grid' : 'list',
        isPreviousPriceVisible: tenant % 2 === 1,
        hasRates: page % 4 > 1,
      });
      expect(drawn).toEqual(byReact);
    }
  });

  it('of vehicles with a damaged field', () => {
    const vehicles = read(damaged);
    expect(vehicles.length).toBeGreaterThan(200);
    for (const hasRates of [false, true])
      for (let at = 0; at < vehicles.length; at += PAGE_SIZE) {
        const { byReact, drawn } = bothDrawings(vehicles.slice(at, at + PAGE_SIZE), { hasRates });
        expect(drawn).toEqual(byReact);
      }
  });

  it('with the rates that vehicles have', () => {
    const rated = read(platform.tenant(1).vehicles).slice(0, PAGE_SIZE);
    expect(JSON.stringify(bothDrawings(rated, { hasRates: true }).drawn)).toContain('im Monat');
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
