import { hasExtras } from '../../../domain/order/order';
import { sentIn } from '../../../domain/order/orderState';
import { Button } from '../../../ui/actions/Button';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../checkoutContext';
import { billOf, type OrderLine } from '../order/bill';
import { BillTable, DueAmounts, Line } from '../order/OrderBill';
import css from '../order/OrderBill.css?inline';
import { plainTitle, type CheckoutStep } from '../step';
import { NavigatorAccessories } from './NavigatorAccessories';

/** Bill of the order by steps, each with 'Ändern' (rules/checkout: summary). An order that was sent shows the bill that it was sent with. */
export function SummaryBill() {
  useStyles(css);
  const { view, rate, wizard } = useCheckout();
  const sent = sentIn(view.draft.state)?.confirmation.bill;
  const bill = billOf(view.order, view.totals, rate, view.tenant.settings.isB2BShop);
  const lines = bill.groups.flatMap((group) => group.lines);
  const sum = bill.groups.find((group) => group.sum !== undefined)?.sum;
  const linesOf = (slug: OrderLine['step']) => lines.filter(({ step }) => step === slug);
  const changed = wizard.steps.filter((step) => linesOf(step.slug).length > 0 || step.hasDetails?.(view));
  const others = wizard.steps.filter((step) => step.phase === 'extras' && !changed.includes(step));
  return (
    <div className="order-bill">
      {sent ? <BillTable bill={sent} /> : <Lines lines={linesOf(undefined)} />}
      <div className="summary__parts">
        {changed.map((step) => (
          <Part key={step.slug} step={step} lines={sent ? [] : linesOf(step.slug)} />
        ))}
        <NavigatorAccessories>
          <Lines lines={sent ? [] : linesOf('navigator')} />
        </NavigatorAccessories>
        {others.length > 0 ? <OtherExtras steps={others} isNone={!hasExtras(view.order)} /> : null}
      </div>
      {sent ? null : (
        <>
          {sum ? (
            <dl className="order-bill__sum">
              <Line {...sum} />
            </dl>
          ) : null}
          <DueAmounts {...bill} />
        </>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="order-bill__lines">
      {lines.map((line, index) => (
        <Line key={index} {...line} />
      ))}
    </dl>
  );
}

/** Choices of a step with their prices. */
function Part({ step, lines }: { step: CheckoutStep; lines: readonly OrderLine[] }) {
  const { view } = useCheckout();
  const title = plainTitle(step);
  const { Details } = step;
  return (
    <section className="summary__part" aria-label={title}>
      <Lines lines={lines} />
      <div className="summary__foot">
        <div className="summary__text">{Details && step.hasDetails?.(view) ? <Details /> : null}</div>
        <Change step={step} />
      </div>
    </section>
  );
}

/** The extras that were not chosen, folded. */
function OtherExtras({ steps, isNone }: { steps: readonly CheckoutStep[]; isNone: boolean }) {
  return (
    <Disclosure className="summary__extras" summary={isNone ? 'Keine Extras · ändern' : 'Keine weiteren Extras'}>
      <ul className="summary__others">
        {steps.map((step) => (
          <li key={step.slug}>
            <span>{`${plainTitle(step)} `}</span>
            <Change step={step} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Change({ step }: { step: CheckoutStep }) {
  const { change } = useCheckout();
  return (
    <Button
      className="summary__change"
      variant="quiet"
      size="small"
      aria-label={`${plainTitle(step)} ändern`}
      onClick={() => change(step.slug)}
    >
      Ändern
    </Button>
  );
}
