import { expect, it } from 'vitest';
import { STEPS } from '../../../src/features/checkout/steps';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { ORDINARY_DEALER } from '../../builders/environment';
import { keptText } from '../../builders/kept';
import { aFreeCar, keepDraft, keptDraft, productNamed, setUpServiceTwins } from '../checkout/journey';
import { describeFaults, leave, openAt, requestedCalls, type Ending } from './faultRun';
import { expectItems, RETRY, SOLD, type ScreenItem, IN_A_MINUTE } from './screenItems';
import { settle, startShopClock } from './shopClock';

setUpServiceTwins();

const FIRST = [['heading', 'Möchten Sie ein Fahrzeug in Zahlung geben?']] as const satisfies readonly ScreenItem[];
/** What was offered is only known again after another try; until then the visitor begins. */
const FIRST_WITHOUT_OFFER = [...FIRST, RETRY] as const satisfies readonly ScreenItem[];
const NO_VEHICLE = [
  ['heading', 'Die Bestellung konnte nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];

const VEHICLE = 'GET /cardealeradmin/{a}/cars/{id}';
const PRODUCTS = 'GET /v2/vehicleDealer/{a}/crosssellingproducts';
const NAVIGATOR = 'GET /v2/vehicleDealer/{a}/crosssellingproducts/navigatorSettings';
const BANK = 'GET /cardealeradmin/{a}/carfinancings/settings';

const OF_EVERY_STEP = {
  'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings': 'the search',
  [VEHICLE]: 'the order at its summary',
  [PRODUCTS]: 'the order at its summary',
  [NAVIGATOR]: 'the order at its summary',
  'GET /zip/de/Localities': 'the order at its summary',
  'GET /holidays/api/': 'the order at its summary',
};

const openStep = (slug: string, wantsTradeIn = false) =>
  openAt(() => {
    const car = aFreeCar();
    // Who allowed the services of the calendar has them asked.
    localStorage.setItem(STORAGE_KEYS.consent, keptText(1, ['calendar'], ORDINARY_DEALER));
    keepDraft(car, { wantsTradeIn, productIds: [productNamed('Dachbox').id] });
    return `/cars/${car.id}/checkout/${slug}`;
  });

const headingOf = (slug: string) =>
  [['heading', STEPS.find((step) => step.slug === slug)?.heading ?? '']] as const satisfies readonly ScreenItem[];

/** A step with the calls whose failing shows there what it shows at no other. */
function describeStep(
  name: string,
  slug: string,
  callsOf: (whole: readonly ScreenItem[]) => Record<string, Ending>,
): void {
  const whole = headingOf(slug);
  describeFaults(name, {
    open: openStep(slug),
    whole,
    calls: { ...OF_EVERY_STEP, ...callsOf(whole) },
    isKept: () =>
      expect(keptDraft()).toMatchObject({
        productIds: [productNamed('Dachbox').id],
        handOver: { productId: productNamed('Abholung').id, day: '2026-05-15' },
        paymentOptionId: 'at-car-dealer',
        appointment: { day: '2026-05-09', hour: 11 },
        customer: { firstName: 'Anna', city: 'Köln', acceptsTerms: true },
      }),
    isLostBy: 'gone',
  });
}

describeStep('the order at its summary', '9-summary', (whole) => {
  const silent: Ending = { always: whole };
  return {
    [VEHICLE]: { lost: NO_VEHICLE, gone: SOLD, nothing: NO_VEHICLE, partial: whole, wrong: NO_VEHICLE },
    [PRODUCTS]: {
      lost: [...whole, RETRY],
      busy: [...whole, IN_A_MINUTE, RETRY],
      nothing: whole,
      damaged: whole,
    },
    [NAVIGATOR]: silent,
    'GET /zip/de/Localities': silent,
    'GET /holidays/api/': silent,
  };
});

// Steps that exist only with something to choose in them: test/features/checkout/wizard.test.tsx.
describeStep('the order at a step of products', '4-services', (whole) => ({
  [PRODUCTS]: { lost: FIRST_WITHOUT_OFFER, nothing: FIRST, partial: whole, wrong: FIRST, retried: FIRST },
}));

describeStep('the order at its accessories', '3-physical-product', (whole) => ({
  [NAVIGATOR]: { lost: FIRST, nothing: FIRST, partial: whole, wrong: FIRST },
}));

// The comparison of payments is not there where a bank does not answer.
describeStep('the order at its payment', '8-reservation', (whole) => {
  const silent: Ending = { always: whole };
  return {
    [BANK]: { always: whole, isAlone: true },
    'POST /cardealeradmin/{a}/carfinancings/result': silent,
    'POST /leasing/calculate/fast': silent,
  };
});

it('makes the calls of the table at every step of an order, and no other', async () => {
  const [question, selection, ...others] = STEPS.map(({ slug }) => slug);
  const requested: string[] = [];
  for (const [slugs, wantsTradeIn] of [
    [[question, ...others], false],
    [[selection], true],
  ] as const) {
    startShopClock();
    const { environment } = openStep(slugs[0] ?? '', wantsTradeIn)();
    const { pathname } = environment.history.current.location;
    for (const slug of slugs) {
      environment.history.push(pathname.replace(slugs[0] ?? '', slug ?? ''));
      await expectItems(headingOf(slug ?? ''));
      await settle();
    }
    requested.push(...requestedCalls());
    leave();
  }
  const ofPayment = [BANK, 'POST /cardealeradmin/{a}/carfinancings/result', 'POST /leasing/calculate/fast'];
  expect([...new Set(requested)].toSorted()).toEqual([...Object.keys(OF_EVERY_STEP), ...ofPayment].toSorted());
});
