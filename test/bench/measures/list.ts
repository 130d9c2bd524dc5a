import { row, takeTurns, times, type Row } from '../report';
import { LATENCY, pageOf, SLOWDOWN, type Stage } from '../stage';

const MORE = { selector: 'button', name: '12 weitere Fahrzeuge laden' };
/** Number of vehicles in the list, and index of the opened one. */
const LISTED = 96;
const CHOSEN = 70;

/** A change of a filter, and the frame after ticks, tabs and keystrokes. */
export async function measureFilterChange(stage: Stage): Promise<Row[]> {
  const { module, equal, lean } = await takeTurns(['module', 'equal', 'lean'], stage.runs, async (subject) => {
    const { page, firstCards, usable, settled, changedBy } = await stage.visit(pageOf(subject));
    const first = await firstCards();
    await usable();
    await settled();
    await page.evaluate(() => window.bench.longestInteraction());
    const { cost } = await changedBy({ selector: 'label', name: 'MwSt. ausweisbar' });
    if (subject === 'module') {
      await changedBy({ selector: '[role=group][aria-label="Fahrzeugtyp"] [aria-pressed=false]' });
      await page.press({ selector: 'input[type=search]' });
      await page.keys('golf');
      await settled();
    }
    const interaction = await page.evaluate(() => window.bench.longestInteraction());
    await page.close();
    return { cost, interaction, first };
  });
  return [
    row({
      what: 'filter change → cards painted, answer taken off',
      value: module.cost,
      equal: equal.cost,
      lean: lean.cost,
      goals: [times(1.1, lean.cost, 'lean')],
    }),
    row({
      what: 'tick, tab or keystroke → next frame, longest',
      value: module.interaction,
      goals: [times(0.15, module.first, 'first cards')],
    }),
  ];
}

/** A list that grows to a thousand vehicles: loading more, the wheel, and memory. */
export async function measureLongList(stage: Stage): Promise<Row[]> {
  const { module, equal, lean } = await takeTurns(['module', 'equal', 'lean'], stage.runs, async (subject) => {
    const { page, firstCards, usable, settled, changedBy, fill } = await stage.visit(pageOf(subject, 'all'));
    const more = async () => {
      await page.evaluate((wanted) => window.bench.placeOf(wanted), MORE);
      await settled();
      return (await changedBy(MORE)).cost;
    };
    await firstCards();
    await usable();
    await settled();
    const at12 = await more();
    await fill(312);
    const { heap } = await page.holdings();
    const nodes = await page.evaluate(() => window.bench.nodesPerCard());
    const { start, distance } = await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      return { start: performance.now(), distance: document.documentElement.scrollHeight - innerHeight };
    });
    await page.wheel(distance, 10_000);
    const slowFrames = await page.evaluate((from) => window.bench.longFramesSince(from), start);
    const at312 = await more();
    await fill(1000);
    const at1000 = await more();
    await page.close();
    return { at12, at312, at1000, growth: at1000 / at12, heap: heap / 1_000_000, nodes, slowFrames };
  });
  const compared = (what: string, figure: keyof typeof module, factor: number, unit?: string, digits?: number) =>
    row({
      what,
      unit,
      digits,
      value: module[figure],
      equal: equal[figure],
      lean: lean[figure],
      goals: [times(factor, lean[figure], 'lean')],
    });
  return [
    compared('12 more at 12, answer taken off', 'at12', 1.1),
    compared('12 more at 312', 'at312', 1.1),
    compared('12 more at 1,000', 'at1000', 1.1),
    compared('growth from 12 to 1,000', 'growth', 1, '×', 2),
    row({
      what: 'wheel over 312 cards, 10,000 px/s: frames above 50 ms',
      unit: '',
      value: module.slowFrames,
      equal: equal.slowFrames,
      lean: lean.slowFrames,
      goals: [times(1, lean.slowFrames, 'lean')],
    }),
    compared('heap at 312 cards', 'heap', 1.2, 'MB', 1),
    row({ what: 'nodes a card', unit: '', digits: 1, value: module.nodes, equal: equal.nodes, goals: [['≤ 40', 40]] }),
  ];
}

export async function measureWayBack(stage: Stage): Promise<Row[]> {
  const asked = new Set<string>();
  const { module } = await takeTurns(['module'], stage.runs, async (subject) => {
    const { page, platform, firstCards, settled } = await stage.visit(pageOf(subject));
    const first = await firstCards();
    await page.evaluate((wanted) => window.bench.fillList(wanted), LISTED);
    const vehicleId = await page.evaluate((at) => window.bench.vehicleAt(at), CHOSEN);
    // Excludes late requests of the list and of the vehicle's page.
    await settled();
    await page.press({ selector: `.vehicle-card[data-vehicle-id="${vehicleId}"] a` });
    await page.evaluate(() => window.bench.vehicleShown());
    await settled();
    const before = platform.record.length;
    const time = await page.evaluate((id) => window.bench.goBackTo(id), vehicleId);
    await settled();
    const requests = platform.record.slice(before).map(({ path }) => path);
    for (const path of requests) asked.add(path);
    await page.close();
    return { time, first };
  });
  return [
    row({
      what: 'back from a vehicle',
      value: module.time,
      goals: [
        times(0.3, module.first, 'first cards'),
        ['no request', asked.size === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY],
      ],
      note: [...asked].join(', ') || 'no request',
    }),
  ];
}

/** A dealer with an ordinary number of products; the bench's own has 2,500 for the lists of the admin area. */
const SHOP = 2;

/** Steps of a checkout: from the press of 'Weiter' until the next section can be used. */
export async function measureCheckout(stage: Stage): Promise<Row[]> {
  const { module } = await takeTurns(['module'], stage.runs, async (subject) => {
    const search = await stage.visit(pageOf(subject));
    const first = await search.firstCards();
    await search.page.close();
    const now = new Date().toISOString();
    const car = search.platform
      .tenant(SHOP)
      .vehicles.find(
        ({ carType, publicPrice, reservedUntil, availableFromDate }) =>
          carType === 'PKW' && publicPrice > 0 && !reservedUntil && (availableFromDate ?? '') < now,
      );
    const address = `#/cars/${car?.id}/checkout/1-trade-in`;
    const { page, settled, changedBy } = await stage.visit({ build: subject, tenant: SHOP, address }, { isFast: true });
    const next = async (name?: string) => {
      await settled();
      const { pressed, painted } = await changedBy(
        { selector: name === undefined ? '.checkout__next' : '.checkout__step button', name },
        () => page.evaluate(() => window.bench.nextStep()),
      );
      return painted - pressed;
    };
    await settled();
    await page.slowDown(SLOWDOWN);
    const steps = [await next(), await next('Zurück'), await next()];
    await page.close();
    return { longest: Math.max(...steps), first };
  });
  return [
    row({
      what: `a screen of the checkout: press → next screen usable, longest of three (answers of ${LATENCY} ms included)`,
      value: module.longest,
      goals: [times(0.15, module.first, 'first cards')],
    }),
  ];
}
