import { expect, it } from 'vitest';
import { STEPS } from '../../../src/features/checkout/steps';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { platform } from '../../platformServer';
import { aFreeCar, keepDraft, setUpServiceTwins } from '../checkout/journey';
import { damagedJson, damagedText, seededRandom } from './damage';
import { leave, openAt } from './faultRun';
import { CRASH, expectItems, queryItem } from './screenItems';
import { KEPT } from './keptValues';
import { startShopClock } from './shopClock';
import { keptText } from '../../builders/kept';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { EMPTY_SLOT } from '../../../src/domain/order/orderSlot';

setUpServiceTwins();

const isStep = new RegExp(
  `^(${STEPS.map(({ heading }) => heading.replaceAll('\u00AD', '').replace('?', '\\?')).join('|')})$`,
);

it('shows the shop whatever is wrong with everything that is kept', async () => {
  startShopClock();
  const random = seededRandom(2026);
  for (const step of ['1-trade-in', '3-physical-product', '7-hand-over', '8-reservation', '9-summary']) {
    const car = aFreeCar();
    const draft = keepDraft(car);
    for (const [key, whole] of Object.entries(KEPT)) {
      const value = damagedJson(random, damagedJson(random, whole.value));
      const text = keptText(whole.version, value);
      localStorage.setItem(key, random() < 0.2 ? damagedText(random, text) : text);
    }
    const value = damagedJson(random, { ...EMPTY_SLOT, drafts: [draft] });
    localStorage.setItem(STORAGE_KEYS.checkoutDraft, keptText(DRAFT_VERSION, value));
    openAt(`/cars/${car.id}/checkout/${step}`)();
    await expectItems([['heading', isStep]]);
    expect(queryItem(CRASH), JSON.stringify(value).slice(0, 800)).toBeUndefined();
    leave();
  }
});

it('shows the shop whatever is wrong with the settings of its dealer', async () => {
  startShopClock();
  const random = seededRandom(7);
  for (const at of ['/', '/', '8-reservation', '8-reservation', '9-summary']) {
    const { settings } = platform.tenant(1);
    for (const [name, value] of Object.entries(settings)) {
      if (random() < 0.3) Reflect.set(settings, name, damagedJson(random, value));
    }
    openAt(at === '/' ? at : `/cars/${aFreeCar().id}/checkout/${at}`)();
    await expectItems([['heading', at === '/' ? 'Fahrzeugsuche' : /./]]);
    expect(queryItem(CRASH), JSON.stringify(settings).slice(0, 800)).toBeUndefined();
    leave();
  }
});
