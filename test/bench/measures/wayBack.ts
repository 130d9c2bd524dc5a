import { held, median, type Row } from '../report';
import type { Stage } from '../stage';

/** Vehicles in the list, and which of them the visitor looks at. */
const LISTED = 96;
const CHOSEN = 70;

/** Back from a vehicle to its place in the list: from memory, and at once. */
export async function measureWayBack(stage: Stage): Promise<Row[]> {
  const times: number[] = [];
  const requests: string[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const visit = await stage.visit({ build: 'module' });
    const { page, platform } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.evaluate((wanted) => window.bench.fillList(wanted), LISTED);
    const vehicleId = await page.evaluate((at) => window.bench.vehicleAt(at), CHOSEN);
    await page.press({ selector: `.vehicle-card[data-vehicle-id="${vehicleId}"] a` });
    // What the page of the vehicle asks for late is not the way back's.
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
