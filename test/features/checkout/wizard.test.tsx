import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/vehicle/VehiclePage';
import { STEPS } from '../../../src/features/checkout/steps';
import { expectConsole } from '../../console';
import { unansweredState } from '../../builders/order';
import { platform } from '../../platformServer';
import { NOW } from '../../now';
import {
  aFreeCar,
  HAND_OVER,
  heading,
  keepDraft,
  keptDraft,
  next,
  PAYMENT,
  productNamed,
  renderCheckout,
  stepOf,
  SUMMARY,
  setUpCheckout,
  expectComplete,
  expectMissing,
} from './journey';

setUpCheckout();
afterEach(() => vi.restoreAllMocks());

describe('way through the checkout', () => {
  it('has three screens, whose sections are the steps that the products fill', async () => {
    const app = renderCheckout();
    await heading('Extras');
    expect(stepOf(app)).toBe('1-trade-in');
    const sections = () =>
      screen.getAllByRole('heading', { level: 2 }).flatMap(({ id }) => (id.startsWith('checkout-') ? id : []));
    expect(sections()).toEqual([
      ...['1-trade-in', '3-offer', '3-physical-product', '4-services', '5-warranty', '6-insurance'].map(
        (slug) => `checkout-${slug}`,
      ),
    ]);
    expect(screen.queryByRole('button', { name: 'Zurück' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(app.environment.events).toContainEqual({
      type: 'checkout-step',
      detail: expect.objectContaining({
        ...{ vehicleId: app.car.id, step: '1-trade-in', position: 1, currency: 'EUR' },
      }) as unknown,
    });
    await app.user.click(screen.getByRole('button', { name: 'Ja' }));
    await app.user.click(next());
    await heading('Welches Fahrzeug geben Sie in Zahlung?');
    expect(screen.getByText(/^Bitte lassen Sie Ihr Fahrzeug bewerten/)).toHaveFocus();
    expect(stepOf(app)).toBe('2-trade-in-selection');
    await app.user.click(screen.getByRole('button', { name: 'Nein' }));
    await app.user.click(next());
    expect(await heading(HAND_OVER)).toHaveFocus();
    expect(sections()).toEqual(['checkout-7-hand-over', 'checkout-8-reservation']);
    // Past progress and order, to what costs nothing.
    await app.user.tab();
    expect(screen.getByRole('radio', { name: 'Abholung im Autohaus' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Abholung im Autohaus' })).toBeChecked();
    const missing = 'Übergabe erforderlich: Bitte wählen Sie einen Tag.';
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await app.user.click(next());
    expect(screen.getByText(missing)).toHaveFocus();
    // The day, not the way of the hand-over, is next.
    await app.user.tab();
    expect(within(screen.getByRole('group', { name: /^Tag der Übergabe/ })).getAllByRole('radio')[0]).toHaveFocus();
  });

  it('shows what needs no products while they are on their way', async () => {
    const answer = platform.hold('/crosssellingproducts?');
    const app = renderCheckout();
    await app.user.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();
    expect(screen.getByText('Ihre Bestellung wird geladen.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument();
    answer();
    await heading('Services');
    expect(screen.getByRole('button', { name: 'Ja', pressed: true })).toBeVisible();
    expect(next()).toBeVisible();
  });

  it('loses no more than the section that cannot be shown', async () => {
    const services = STEPS.find(({ slug }) => slug === '4-services') ?? expect.fail('no services');
    const { Form } = services;
    const broken = { isBroken: true };
    Object.assign(services, {
      Form: () => {
        if (broken.isBroken) throw new Error('broken');
        return <Form />;
      },
    });
    expectConsole('error', /broken/);
    const { user } = renderCheckout();
    await heading('Extras');
    expect(await screen.findByRole('heading', { name: '„Services“ konnte nicht angezeigt werden.' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Versicherung' })).toBeVisible();
    expect(next()).toBeEnabled();
    broken.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('checkbox', { name: /Keramik/ })).toBeVisible();
    Object.assign(services, { Form });
  });

  it('opens the screen of a step at its section, with the focus there', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const app = renderCheckout({ car, step: '4-services' });
    await heading('Extras');
    expect(screen.getByRole('heading', { name: 'Services' })).toHaveFocus();
    act(() => app.environment.history.push(`/cars/${car.id}/checkout/8-reservation`));
    expect(await heading(PAYMENT)).toHaveFocus();
    act(() => app.environment.history.push(`/cars/${car.id}/checkout/7-hand-over`));
    expect(await heading(HAND_OVER)).toHaveFocus();
  });

  it('says what is missing to who is led back from the summary', async () => {
    const app = renderCheckout({ step: '9-summary' });
    await heading(HAND_OVER);
    expect(stepOf(app)).toBe('7-hand-over');
    expect(screen.getByText('Übergabe erforderlich: Bitte wählen Sie einen Tag.')).toHaveFocus();
  });

  it('names three phases, and leads back to the first step of one that is done', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    const car = aFreeCar();
    keepDraft(car);
    const app = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    const progress = within(screen.getByRole('navigation', { name: 'Schritte Ihrer Bestellung' }));
    expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Extras, erledigt',
      '2Übergabe und Bezahlung, Bezahlung',
      '3Zusammenfassung',
    ]);
    await app.user.click(progress.getByRole('button', { name: /^Extras/ }));
    await heading('Extras');
  });

  it('has one payment where there is nothing to choose', async () => {
    platform.tenant(1).settings.orderAvailablePaymentOptionTypes = [1];
    const car = aFreeCar();
    delete car.financingCalculationProviderType;
    delete car.leasingCalculationProviderType;
    keepDraft(car, { paymentOptionId: undefined, appointment: undefined });
    const app = renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(screen.getByRole('radio', { name: 'Vorab-Überweisung' })).toBeChecked();
    await app.user.click(next());
    await heading(SUMMARY);
    await app.user.click(screen.getByRole('button', { name: 'Bezahlung ändern' }));
    expect(await heading(PAYMENT)).toHaveFocus();
    await app.user.click(screen.getByRole('button', { name: 'Zur Zusammenfassung' }));
    await heading(SUMMARY);
  });

  it('offers no day that has passed meanwhile, in a tab that was left open', async () => {
    let now = NOW;
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '9-summary', now: () => now });
    await heading(SUMMARY);
    now = new Date('2026-05-18T08:00:00Z');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading(HAND_OVER);
    const days = within(screen.getByRole('group', { name: /^Tag der Übergabe/ }));
    expect(days.queryByRole('radio', { name: 'Fr 15.05.' })).not.toBeInTheDocument();
    await user.click(days.getByRole('button', { name: 'Anderer Tag' }));
    expect(screen.getByRole('button', { name: /^Freitag, 15\. Mai 2026/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes on without the products when they cannot be loaded, and offers another try', async () => {
    const undo = platform.fail('/crosssellingproducts?', 500);
    const car = aFreeCar();
    keepDraft(car, { handOver: undefined });
    const app = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    const values = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(values.filter((value) => !value?.startsWith('2026-'))).toEqual([
      'financing-at-car-dealer',
      'leasing-at-car-dealer',
      'at-car-dealer',
    ]);
    undo();
    await app.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await heading(HAND_OVER);
  });

  it('asks for the payment first at the tenant that wants it so, and leaves out the hand-over for a consultation', async () => {
    const car = aFreeCar(4);
    keepDraft(car, { handOver: undefined }, 4);
    const app = renderCheckout({ tenant: 4, car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.queryByRole('heading', { name: HAND_OVER })).not.toBeInTheDocument();
    await app.user.click(next());
    await heading(SUMMARY);
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading(PAYMENT);
    await app.user.click(screen.getByRole('radio', { name: 'Vorab-Überweisung' }));
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections.filter((title) => [PAYMENT, HAND_OVER].includes(title))).toEqual([PAYMENT, HAND_OVER]);
    await app.user.click(next());
    expect(screen.getByText(/^Übergabe erforderlich/)).toHaveFocus();
  });

  it('says until when a vehicle is reserved', async () => {
    const car = aFreeCar();
    car.reservedUntil = '2026-05-06T09:30:00Z';
    renderCheckout({ car });
    await heading('Dieses Fahrzeug ist reserviert.');
    expect(screen.getByText('Reserviert bis 06.05.2026, 11:30 Uhr')).toBeVisible();
  });

  it('shows a request again whose answer got lost, although the vehicle is reserved by it', async () => {
    const car = aFreeCar();
    car.reservedUntil = '2026-05-06T09:30:00Z';
    keepDraft(car, { state: unansweredState() });
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
  });
});

describe('choosing', () => {
  it('takes one warranty at a time, and none again; what its description says is told in full', async () => {
    const car = aFreeCar();
    keepDraft(car);
    productNamed('Reparaturkosten-Versicherung 24').description =
      '<h2>Um&shy;fang</h2><ul><li>Motor &bull; Getriebe</li></ul><p>Bedingungen <a href="https://example.org/avb.pdf">hier</a></p>';
    const { user } = renderCheckout({ car, step: '5-warranty' });
    await heading('Reparaturkosten\u00ADversicherung');
    const section = within(screen.getByRole('region', { name: 'Reparaturkosten\u00ADversicherung' }));
    const chosen = () => keptDraft()?.productIds;
    const card = (name: RegExp) => screen.getByRole('checkbox', { name });

    expect(await screen.findByText(/Motor • Getriebe/)).not.toBeVisible();
    const [, details] = section.getAllByText(/^Details/);
    await user.click(details ?? expect.fail('no details'));
    expect(screen.getByText(/Motor • Getriebe/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', 'https://example.org/avb.pdf');
    expect(chosen()).toEqual([]);

    // More than two are folded.
    expect(card(/12 Monate/)).not.toBeVisible();
    await user.click(section.getByText('2 weitere ab 24,90 € monatlich, inkl. Versicherungsteuer'));
    await user.click(card(/12 Monate/));
    await user.click(card(/24 Monate/));
    expect(chosen()).toEqual([productNamed('Reparaturkosten-Versicherung 24').id]);
    const line = screen.getByText('Reparaturkosten-Versicherung 24 Monate', { selector: 'dt > *' });
    expect(line.closest('dt')?.nextSibling).toHaveTextContent('599 €');
    await user.click(card(/24 Monate/));
    expect(chosen()).toEqual([]);
  });

  it('has the dealer’s calculator of insurances behind consent', async () => {
    platform.tenant(1).settings.insuranceWidgetUrl = 'https://versicherung.example/rechner';
    renderCheckout({ step: '6-insurance' });
    await heading('Versicherung');
    expect(screen.getByText('Versicherung berechnen')).toBeVisible();
    expect(screen.queryByTitle('Versicherung berechnen')).not.toBeInTheDocument();
  });

  it('takes any number of accessories, by sub type, without those of the navigator', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '3-physical-product' });
    await heading('Zubehör');
    expect(screen.queryByRole('checkbox', { name: /Bergamo/ })).not.toBeInTheDocument();
    const wheels = within(screen.getByRole('group', { name: 'Räder' }));
    await user.click(wheels.getByRole('checkbox', { name: /Winterkompletträder/ }));
    await user.click(screen.getByRole('checkbox', { name: /Kofferraumwanne/ }));
    expect(keptDraft()?.productIds).toEqual([
      productNamed('Winterkompletträder').id,
      productNamed('Kofferraumwanne').id,
    ]);
  });

  it('offers the next ten free days of a hand-over, every other one in the calendar, and a reason for what is blocked', async () => {
    const car = aFreeCar();
    keepDraft(car, { handOver: undefined });
    const { user } = renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    // Fixed, and there are others.
    expect(screen.queryByRole('radio', { name: /nach Vereinbarung/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Abholung/ }));
    expect(screen.getByText('Eine Beratung findet spätestens am Übergabetag statt.')).toBeVisible();
    const days = within(screen.getByRole('group', { name: /^Tag der Übergabe/ }));
    const free = ['Do 07.05.', 'Fr 08.05.', 'Sa 09.05.', 'Mo 11.05.', 'Di 12.05.', 'Mi 13.05.', 'Fr 15.05.'];
    const radios = days.getAllByRole('radio');
    for (const [index, name] of [...free, 'Sa 16.05.', 'Mo 18.05.', 'Di 19.05.'].entries())
      expect(radios[index]).toHaveAccessibleName(name);
    expect(radios).toHaveLength(10);
    expect(days.getByRole('radio', { name: 'Fr 15.05.' })).toHaveAccessibleDescription('Freitag, 15. Mai 2026');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(days.getByRole('button', { name: 'Anderer Tag' }));
    for (const [day, reason] of [
      [/^Mittwoch, 6\. Mai 2026/, 'Frühestens am 07.05.2026 möglich.'],
      [/^Sonntag, 10\. Mai 2026/, 'Sonntags ist keine Übergabe möglich.'],
      [/^Donnerstag, 14\. Mai 2026/, 'Feiertag: Christi Himmelfahrt.'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: day }));
      expect(await screen.findByText(reason)).toBeVisible();
    }
    expect(keptDraft()?.handOver?.day).toBeUndefined();
    expectMissing(/^Übergabe erforderlich/);
    await user.click(screen.getByRole('button', { name: /^Freitag, 22\. Mai 2026/ }));
    expect(days.getByRole('radio', { name: 'Fr 22.05.', checked: true })).toBeVisible();
    expect(screen.getByText('Ihr Wunschtag: Freitag, 22. Mai 2026')).toBeVisible();
    expect(keptDraft()?.handOver?.day).toBe('2026-05-22');
    expectComplete();
    // One stop of the keyboard.
    await user.click(days.getByRole('radio', { name: 'Fr 15.05.' }));
    await user.keyboard('{ArrowRight}');
    expect(days.getByRole('radio', { name: 'Sa 16.05.' })).toBeChecked();
    expect(keptDraft()?.handOver?.day).toBe('2026-05-16');
    await user.tab();
    expect(days.getByRole('button', { name: 'Anderer Tag' })).toHaveFocus();
  });
});

it('leads from a vehicle without a price to its page, where the price can be asked for', async () => {
  const car = Object.assign(aFreeCar(), { publicPrice: 0 });
  renderCheckout({ car, step: '9-summary' });
  expect((await screen.findAllByRole('button', { name: 'Preis anfragen' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Online kaufen' })).not.toBeInTheDocument();
});

describe('address', () => {
  it('carries an order in three parameters, which are taken over and removed', async () => {
    const ids = [productNamed('Dachbox'), productNamed('Abholung')].map(({ id }) => id).join(',');
    const query = `?checkoutOrderCrossSellingProductIds=${ids}&checkoutOrderPaymentType=1&checkoutOrderHandOverAt=2026-05-15`;
    const app = renderCheckout({ step: '7-hand-over', query });
    await heading(HAND_OVER);
    expect(await screen.findByText('Ihr Wunschtag: Freitag, 15. Mai 2026')).toBeVisible();
    expect(app.environment.history.current.location.search).toBe('');
    expect(keptDraft()).toMatchObject({ paymentOptionId: 'at-car-dealer', productIds: [productNamed('Dachbox').id] });
  });

  it('of the host counts for an order that begins', async () => {
    renderCheckout({ hostQuery: 'checkoutOrderPaymentType=5' });
    await heading(/in Zahlung/);
    expect(keptDraft()?.paymentOptionId).toBe('one-time-transfer');
  });

  it('of the host does not change an order that was kept', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, hostQuery: 'checkoutOrderPaymentType=5' });
    await heading(/in Zahlung/);
    expect(keptDraft()?.paymentOptionId).toBe('at-car-dealer');
  });
});
