import { held, median, type Row } from '../report';
import type { Stage } from '../stage';

/** Number of vehicles in the list, and index of the opened one. */
const LISTED = 96;
const CHOSEN = 70;

/** Time of Back from a vehicle to its position in the list. */
export async function measureWayBack(stage: Stage): Promise<Row[]> {
  const times: number[] = [];
  const requests: string[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const visit = await stage.visit({ build: 'module' });
    const { page, platform } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.evaluate((wanted) => window.bench.fillList(wanted), LISTED);
    const vehicleId = await page.evaluate((at) => window.bench.vehicleAt(at), CHOSEN);
    // Excludes late requests of the list and of the vehicle's page.
    await visit.settled();
    await page.press({ selector: `.vehicle-card[data-vehicle-id="${vehicleId}"] a` });
    await page.evaluate(() => window.bench.vehicleShown());
    await visit.settled();
    const before = platform.record.length;
    times.push(await page.evaluate((id) => window.bench.goBackTo(id), vehicleId));
    await visit.settled();
    requests.push(...platform.record.slice(before).map(({ path }) => path));
    await page.close();
  }
  return [
    held({ what: `back to vehicle ${CHOSEN} of ${LISTED} in the list`, value: median(times), unit: 'ms', max: 100 }),
    held({
      what: 'requests on the way back',
      value: requests.length,
      unit: '',
      max: 0,
      note: [...new Set(requests)].join(', ') || 'none',
    }),
  ];
}
