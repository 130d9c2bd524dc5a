import { median } from './report';
import { ADMIN_ID, REFERENCE_SLOWDOWN, type Stage } from './stage';

/** Milliseconds that the floor took on the machine that the budgets were measured on, slowed four times. */
const REFERENCE = 300;

/** From the navigation to twelve simple cards of a bare React page, in milliseconds. */
export async function bareReact(stage: Stage): Promise<number> {
  const vehicles = `%API%/cardealeradmin/${ADMIN_ID}/cars/property-values-extended?carType=PKW&amp;pageNumber=1&amp;pageSize=12`;
  const body = `<div id="floor" data-address="${vehicles}"></div><script type="module" src="/floor.js"></script>`;
  const visit = await stage.open({ build: 'none', body });
  const time = await visit.page.evaluate(() => window.bench.firstCards);
  await visit.close();
  return time;
}

/**
 * How much to slow this machine down, so that it is as fast as the one that the budgets were measured on was when it was slowed
 * down: the floor takes the same time on both. Sets it, and gives back what the floor takes then.
 */
export async function calibrate(stage: Stage): Promise<number> {
  const floorAt = async (slowdown: number) => {
    stage.slowdown = slowdown;
    const times: number[] = [];
    for (let run = 0; run < Math.max(5, stage.runs); run += 1) times.push(await bareReact(stage));
    return median(times);
  };
  // The first page of a browser is slower than all later ones.
  await bareReact(stage);
  const [quick, slow] = [await floorAt(1), await floorAt(REFERENCE_SLOWDOWN)];
  const wanted = 1 + ((REFERENCE - quick) * (REFERENCE_SLOWDOWN - 1)) / Math.max(1, slow - quick);
  return floorAt(Math.round(10 * Math.max(1, wanted)) / 10);
}
