import type { ReactNode } from 'react';
import { orderNumber } from '../../../domain/order/orderNumber';
import { ratesNamed } from '../../../domain/order/order';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { sentIn } from '../../../domain/order/orderState';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { legalMakeOf } from '../../../domain/law/makes';
import { CreditText } from '../../../shared/law/CreditText';
import { ConnectedCarLink } from '../../../shared/law/VehicleLegalLinks';
import { Button } from '../../../ui/actions/Button';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../runner/checkoutContext';
import { billOf, type OrderLine } from '../bill/bill';
import { Line } from '../bill/OrderBill';
import billCss from '../bill/OrderBill.css?inline';
import { ProductPicture } from '../parts/ProductPicture';
import { plainTitle, type CheckoutStep } from '../runner/step';
import { BankAccount } from '../steps/BankAccount';
import { MonthOfOrder } from './MonthOfOrder';
import { transferAmountOf } from '../sending/sentOrder';

/** With 'Ändern' (rules/checkout: summary); the prices of a sent order are above the button. */
export function OrderBlocks() {
  useStyles(billCss);
  const { view, rate, steps } = useCheckout();
  const { order, totals, tenant, draft } = view;
  const { paymentOption } = order;
  const bill = billOf(order, totals, rate, tenant.settings.isB2BShop);
  const isContract = paymentOption !== undefined && isBinding(paymentOption);
  const prices = sentIn(draft.state) ? [] : bill.groups.flatMap((group) => group.lines);
  // A contract has its prices in full above the button.
  const lines = isContract ? prices.map(({ label, amount, step }) => ({ label, amount, step })) : prices;
  const linesOf = (origin: OrderLine['step']) => lines.filter(({ step }) => step === origin);
  return (
    <section
      className="order-blocks"
      aria-label={paymentOption && !isContract ? 'Ihre Anfrage im Überblick' : 'Ihre Bestellung im Überblick'}
    >
      <VehicleBlock linesOf={linesOf} />
      {steps
        .filter(({ phase }) => phase === 'handOver')
        .map((step) => (
          <Block key={step.slug} title={plainTitle(step)} step={step}>
            <Choice step={step} lines={linesOf(step.slug)} />
            {step.slug === '8-reservation' ? <PaymentTerms /> : null}
          </Block>
        ))}
    </section>
  );
}

type LinesOf = (origin: OrderLine['step']) => readonly OrderLine[];

function VehicleBlock({ linesOf }: { linesOf: LinesOf }) {
  const { view, steps: all } = useCheckout();
  const { vehicle, tenant } = view;
  const [picture] = vehiclePictures(vehicle);
  const [price] = linesOf(undefined);
  const steps = all.filter(({ phase }) => phase === 'extras');
  const chosen = steps.filter((step) => linesOf(step.slug).length > 0 || step.hasDetails?.(view));
  // Before the contract (Art. 3 (2) Data Act, rules/law: connected cars).
  const dataUrl = legalMakeOf(tenant.settings, vehicle)?.dataInfoUrl;
  return (
    <Block
      title={steps.length > 0 ? 'Fahrzeug und Extras' : 'Fahrzeug'}
      step={chosen[0] ?? steps[0]}
      change={chosen.length > 0 ? undefined : 'Extras wählen'}
      changeName="Extras"
    >
      <div className="order-block__vehicle flex items-start gap-12 font-600">
        {picture === undefined ? null : (
          <span className="order-block__picture">
            <ProductPicture url={picture} />
          </span>
        )}
        {price === undefined ? (
          <p>{vehicleTitle(vehicle)}</p>
        ) : (
          <Lines lines={[{ ...price, label: vehicleTitle(vehicle) }]} />
        )}
      </div>
      {chosen.map((step) => (
        <Choice key={step.slug} step={step} lines={linesOf(step.slug)} />
      ))}
      <NavigatorAccessories lines={linesOf('navigator')} />
      {dataUrl === undefined ? null : <ConnectedCarLink url={dataUrl} />}
    </Block>
  );
}

interface BlockProps {
  title: string;
  step: CheckoutStep | undefined;
  change?: string;
  changeName?: string;
  children: ReactNode;
}

function Block({ title, step, change = 'Ändern', changeName = title, children }: BlockProps) {
  const checkout = useCheckout();
  return (
    <section className="order-block" aria-label={title}>
      <div className="order-block__head">
        <h2 className="text-16">{title}</h2>
        {step ? (
          <Button
            className="order-block__change"
            variant="quiet"
            size="small"
            aria-label={change === 'Ändern' ? `${changeName} ändern` : undefined}
            onClick={() => checkout.change(step.slug)}
          >
            {change}
          </Button>
        ) : null}
      </div>
      {children}
    </section>
  );
}

function Choice({ step, lines }: { step: CheckoutStep; lines: readonly OrderLine[] }) {
  const { view } = useCheckout();
  const { Details } = step;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Lines lines={lines} />
      {Details && step.hasDetails?.(view) ? (
        <div className="order-block__details">
          <Details />
        </div>
      ) : null}
    </div>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-8">
      {lines.map((line, index) => (
        <Line key={index} {...line} />
      ))}
    </dl>
  );
}

/** From the vehicle's page, can be discarded here; without a price they are wishes below the sums. */
function NavigatorAccessories({ lines }: { lines: readonly OrderLine[] }) {
  const { store, view } = useCheckout();
  if ((view.order.accessories ?? []).length === 0) return null;
  const title = 'Ausgewähltes Zubehör';
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={title}>
      <Lines lines={lines} />
      <div className="order-block__head">
        <p className="order-block__details">{title}</p>
        <Button
          className="order-block__change"
          variant="quiet"
          size="small"
          aria-label={`${title} verwerfen`}
          onClick={() => store.actions.choose({ carAccessories: [] })}
        >
          Verwerfen
        </Button>
      </div>
    </section>
  );
}

/** The rate's legal text; the account for a transfer, folded until it is due. */
function PaymentTerms() {
  const { order, totals, draft } = useCheckout().view;
  const { paymentOption, financing, leasing } = order;
  const applied = financing ?? leasing;
  const amount = transferAmountOf(paymentOption, totals);
  return (
    <>
      {applied ? (
        <div className="checkout__legal">
          <CreditText place="summary" {...ratesNamed(order)} html={applied.legalTextHtml} />
        </div>
      ) : null}
      {applied ? <MonthOfOrder /> : null}
      {paymentOption && amount !== undefined ? (
        <Disclosure className="order-block__account" summary="Bankverbindung">
          <BankAccount option={paymentOption} reference={orderNumber(draft.orderId)} amount={amount} />
        </Disclosure>
      ) : null}
    </>
  );
}
