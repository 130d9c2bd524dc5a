import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopHash } from '../../../src/domain/shopHash';
import { createHashHistory } from '../../../src/lib/history/hashHistory';
import type { Navigation, ShopHistory } from '../../../src/lib/history/shopHistory';
import { aWindow } from '../fakeWindow';

const PAGE = 'https://autohaus.example/seite?a=1';

/** Everything that the shop was told, as 'KIND /path'. */
function toldTo(history: ShopHistory): string[] {
  const told: string[] = [];
  history.listen(({ kind, location }: Navigation) => told.push(`${kind} ${location.pathname}${location.search}`));
  return told;
}
const pathOf = ({ current }: ShopHistory) => `${current.location.pathname}${current.location.search}`;

describe.each([
  { browser: 'with the Navigation API', hasNavigation: true },
  { browser: 'without it', hasNavigation: false },
])('the history over the hash, in a browser $browser', ({ hasNavigation }) => {
  const open = (address: string, prefix?: string) => {
    const view = aWindow(address, { hasNavigation });
    return { view, history: createHashHistory(view, shopHash(prefix)) };
  };

  it.each([
    [PAGE, '/'],
    [`${PAGE}#`, '/'],
    [`${PAGE}#kontakt`, '/'],
    [`${PAGE}#!/angebote-x/1`, '/'],
    [`${PAGE}#/`, '/'],
    [`${PAGE}#/angebote-x/1?y=2`, '/angebote-x/1?y=2'],
    [`${PAGE}#/?carQueryParams=a%3Db`, '/?carQueryParams=a%3Db'],
  ])('reads %s as %s and writes nothing', (address, path) => {
    const { view, history } = open(address);
    expect(pathOf(history)).toBe(path);
    expect(view.location.href).toBe(address);
    expect(view.entries()).toHaveLength(1);
  });

  it.each([
    [`${PAGE}#/shop/angebote-x/1`, '/angebote-x/1'],
    [`${PAGE}#/shop`, '/'],
    [`${PAGE}#/shop?a=b`, '/?a=b'],
    [`${PAGE}#/shopping/1`, '/'],
    [`${PAGE}#/angebote-x/1`, '/'],
  ])('with the prefix "shop" reads %s as %s', (address, path) => {
    expect(pathOf(open(address, 'shop').history)).toBe(path);
  });

  it('writes below the prefix and makes links that hold with <base href>', () => {
    const { view, history } = open(PAGE, 'shop');
    history.push('/angebote-x/1');
    expect(view.location.href).toBe(`${PAGE}#/shop/angebote-x/1`);
    expect(history.createHref('/')).toBe(`${PAGE}#/shop/`);
  });

  it('needs as many presses of Back as places were visited', () => {
    const { view, history } = open(PAGE);
    const told = toldTo(history);
    history.push('/angebote-x/1');
    history.push('/angebote-x/1/ausstattung');
    history.replace('/angebote-x/1/beschreibung');
    history.push('/angebote-x/1/beschreibung');
    expect(view.entries()).toEqual(['', '#/angebote-x/1', '#/angebote-x/1/beschreibung']);
    view.back();
    view.back();
    expect(told).toEqual([
      'PUSH /angebote-x/1',
      'PUSH /angebote-x/1/ausstattung',
      'REPLACE /angebote-x/1/beschreibung',
      'REPLACE /angebote-x/1/beschreibung',
      'POP /angebote-x/1',
      'POP /',
    ]);
  });

  it('gives an entry the same key whenever the visitor comes back to it', () => {
    const { view, history } = open(PAGE);
    const home = history.current.location.key;
    history.push('/a/1');
    const vehicle = history.current.location.key;
    expect(vehicle).not.toBe(home);
    view.back();
    expect(history.current.location.key).toBe(home);
    view.forward();
    expect(history.current.location.key).toBe(vehicle);
    history.replace('/a/1/tab');
    expect(history.current.location.key).toBe(vehicle);
    history.push('/b/2');
    expect([home, vehicle]).not.toContain(history.current.location.key);
  });

  it('leaves the host’s anchors alone, forth and back', () => {
    const { view, history } = open(PAGE);
    history.push('/angebote-x/1');
    const told = toldTo(history);
    view.clickLink('#kontakt');
    view.clickLink('#');
    view.back();
    view.back();
    expect(told).toEqual([]);
    expect(pathOf(history)).toBe('/angebote-x/1');
    view.back();
    expect(told).toEqual(['POP /']);
  });

  it('brings the visitor home when Back leads to the anchor that the page was opened with', () => {
    const { view, history } = open(`${PAGE}#kontakt`);
    const told = toldTo(history);
    history.push('/angebote-x/1');
    view.back();
    expect(told).toEqual(['PUSH /angebote-x/1', 'POP /']);
  });

  it('goes on from an anchor of the host', () => {
    const { view, history } = open(PAGE);
    history.push('/a/1');
    view.clickLink('#kontakt');
    history.push('/b/2');
    const told = toldTo(history);
    view.back();
    view.back();
    expect(told).toEqual(['POP /a/1']);
    expect(view.location.href).toBe(`${PAGE}#/a/1`);
  });

  it('follows a link of the host into the shop', () => {
    const { view, history } = open(PAGE);
    const told = toldTo(history);
    view.clickLink('#/?carQueryParams=maxPrice%3D20000');
    view.back();
    expect(told).toEqual(['PUSH /?carQueryParams=maxPrice%3D20000', 'POP /']);
  });

  it('finds its way after a reload', () => {
    const view = aWindow(PAGE, { hasNavigation });
    createHashHistory(view, shopHash()).push('/a/1');
    view.reload();
    const history = createHashHistory(view, shopHash());
    const told = toldTo(history);
    view.back();
    view.forward();
    expect(told).toEqual(['POP /', 'POP /a/1']);
  });

  it('holds the visitor where a blocker says so, address included', () => {
    const { view, history } = open(PAGE);
    history.push('/cars/1/checkout/7-hand-over');
    const told = toldTo(history);
    const blocker = vi.fn(() => true);
    const release = history.block(blocker);
    view.back();
    expect(blocker).toHaveBeenCalledOnce();
    expect(view.location.href).toBe(`${PAGE}#/cars/1/checkout/7-hand-over`);
    history.push('/');
    history.replace('/');
    expect(told).toEqual([]);
    expect(view.entries()).toEqual(['', '#/cars/1/checkout/7-hand-over']);
    release();
    view.back();
    expect(told).toEqual(['POP /']);
  });

  it.each([
    ['Back', 'POP /', (view: ReturnType<typeof aWindow>) => view.back()],
    ['a link of the host', 'PUSH /b/2', (view: ReturnType<typeof aWindow>) => view.clickLink('#/b/2')],
    ['the shop itself', 'PUSH /b/2', (_view: unknown, history: ShopHistory) => history.push('/b/2')],
  ])('lets a blocker carry out later what it held back, begun by %s', (_who, expected, leave) => {
    const { view, history } = open(PAGE);
    history.push('/a/1');
    const told = toldTo(history);
    let proceed: () => void = () => undefined;
    history.block((attempt) => {
      proceed = attempt.proceed;
      return true;
    });
    leave(view, history);
    expect(told).toEqual([]);
    proceed();
    view.settle();
    expect(told).toEqual([expected]);
  });

  it('asks about the next navigation when the browser did not carry out the one that was allowed', () => {
    const { view, history } = open(PAGE);
    history.push('/a/1');
    history.push('/cars/1/checkout');
    const asked: string[] = [];
    let proceed: () => void = () => undefined;
    history.block((attempt) => {
      asked.push(`${attempt.kind} ${attempt.to?.pathname}`);
      proceed = attempt.proceed;
      return true;
    });
    view.back();
    vi.spyOn(view.history, 'go').mockImplementationOnce(() => undefined);
    proceed();
    view.clickLink('#/b/2');
    expect(asked).toEqual(['POP /a/1', 'PUSH /b/2']);
    expect(view.location.href).toBe(`${PAGE}#/cars/1/checkout`);
  });

  it('asks again on Back after a link of the host was held and the visitor stayed', () => {
    const { view, history } = open(PAGE);
    history.push('/a/1');
    history.push('/cars/1/checkout');
    const asked: string[] = [];
    let isHolding = true;
    history.block(({ to, kind }) => {
      asked.push(`${kind} ${to?.pathname}`);
      return isHolding;
    });
    view.clickLink('#/b/2');
    expect(view.location.href).toBe(`${PAGE}#/cars/1/checkout`);
    view.back();
    expect(view.location.href).toBe(`${PAGE}#/cars/1/checkout`);
    view.forward();
    expect(view.location.href).toBe(`${PAGE}#/cars/1/checkout`);
    expect(pathOf(history)).toBe('/cars/1/checkout');
    expect(asked).toEqual(['PUSH /b/2', 'POP /a/1', 'PUSH /b/2']);
    isHolding = false;
    const told = toldTo(history);
    view.back();
    view.forward(2);
    view.back(2);
    expect(told).toEqual(['POP /a/1', 'PUSH /b/2', 'POP /a/1']);
  });

  it('does not ask the blocker about anchors of the host', () => {
    const { view, history } = open(PAGE);
    history.push('/a/1');
    const blocker = vi.fn(() => true);
    history.block(blocker);
    view.clickLink('#kontakt');
    view.back();
    expect(blocker).not.toHaveBeenCalled();
  });

  it('asks the blocker on a Back press after a reload too', () => {
    const view = aWindow(PAGE, { hasNavigation });
    createHashHistory(view, shopHash()).push('/a/1');
    view.reload();
    const history = createHashHistory(view, shopHash());
    history.block(() => true);
    view.back();
    expect(view.location.href).toBe(`${PAGE}#/a/1`);
    expect(pathOf(history)).toBe('/a/1');
  });

  describe('beside a router of the page that writes by pushState and replaceState', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const write = (view: ReturnType<typeof aWindow>, method: 'pushState' | 'replaceState', hash: string) => {
      view.writeByPage(method, hash);
      vi.runAllTimers();
      view.settle();
    };

    it('follows to the shop’s addresses, and finds back', () => {
      const { view, history } = open(PAGE);
      const told = toldTo(history);
      write(view, 'pushState', '#/a/1');
      write(view, 'replaceState', '#/a/2');
      history.push('/b/3');
      vi.runAllTimers();
      view.back(2);
      expect(told.map((each) => each.split(' ').at(-1))).toEqual(['/a/1', '/a/2', '/b/3', '/']);
    });

    it('stays where it is while the page writes anchors, or something that is not its hash', () => {
      const { view, history } = open(PAGE);
      history.push('/a/1');
      const told = toldTo(history);
      for (const method of ['pushState', 'replaceState'] as const)
        for (const hash of ['#kontakt', '', '#/a/1', '#/a/1']) write(view, method, hash);
      expect(told.filter((each) => !each.endsWith('/a/1'))).toEqual([]);
      expect(pathOf(history)).toBe('/a/1');
    });

    it('tells nobody about a state that the page has added to the same address', () => {
      const { view, history } = open(`${PAGE}#/a/1`);
      const told = toldTo(history);
      write(view, 'pushState', '#/a/1');
      history.push('/b/2');
      view.back();
      expect(told).toEqual(['PUSH /b/2', 'POP /a/1']);
    });

    it('tells nobody where the page writes the same address in its own way', () => {
      const { view, history } = open(PAGE);
      history.push('/widerruf');
      vi.runAllTimers();
      const told = toldTo(history);
      write(view, 'replaceState', '#!/widerruf');
      history.push('/merkliste');
      vi.runAllTimers();
      view.back();
      expect(told.map((each) => each.split(' ').at(-1))).toEqual(['/merkliste', '/widerruf']);
    });

    it('asks the blocker once', () => {
      const { view, history } = open(`${PAGE}#/a/1`);
      const blocker = vi.fn(() => true);
      history.block(blocker);
      write(view, 'pushState', '#/b/2');
      expect(blocker).toHaveBeenCalledOnce();
      expect(view.location.href).toBe(`${PAGE}#/a/1`);
      view.clickLink('#/b/3');
      vi.runAllTimers();
      expect(blocker).toHaveBeenCalledTimes(2);
    });
  });

  it('reads what the browser has made of a path', () => {
    const { history } = open(PAGE);
    history.push('/angebote mit leerzeichen/1');
    expect(pathOf(history)).toBe('/angebote%20mit%20leerzeichen/1');
  });

  it('takes every listener off the window', () => {
    const { view, history } = open(PAGE);
    const told = toldTo(history);
    expect(view.listenerCount()).toBe(hasNavigation ? 2 : 1);
    history.dispose();
    expect(view.listenerCount()).toBe(0);
    view.clickLink('#/a/1');
    expect(told).toEqual([]);
  });
});
