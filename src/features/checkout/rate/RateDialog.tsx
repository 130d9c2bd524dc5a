import type { OrderDraft } from '../../../domain/order/draft';
import { tradeInValueOf } from '../../../domain/order/rateStatus';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { LeasingCalculator } from '../../finance/LeasingCalculator';
import { useCheckout } from '../checkoutContext';
import { exactPrice } from '../productText';

/** The calculator of the order's financing or leasing: what is applied takes the place of the rate before. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const { store, view } = useCheckout();
  const { vehicle, draft, order } = view;
  const tradeIn = tradeInValueOf(order);
  const isLeasing = order.paymentOption?.group === 'leasing';

  const apply = (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => {
    store.actions.keepRate(rate);
    onClose();
  };
  return (
    <Dialog title="Rate anpassen" size="full" onClose={onClose}>
      <div className="rate-dialog">
        {tradeIn > 0 ? (
          <Notice isStatic>
            {`In der ${isLeasing ? 'Sonderzahlung' : 'Anzahlung'} ist der Wert Ihrer Inzahlungnahme von ${exactPrice(tradeIn)} enthalten. Weniger kann sie nicht sein.`}
          </Notice>
        ) : null}
        <LeasingCalculator
          vehicle={vehicle}
          terms={draft.leasing?.terms}
          action={(leasing) =>
            leasing ? (
              <Apply
                onClick={() =>
                  // What the trade-in brings beyond the special payment is put into it anew.
                  apply({ leasing: { ...leasing, tradeInValue: Math.min(leasing.downPayment, tradeIn) } })
                }
              />
            ) : null
          }
        />
      </div>
    </Dialog>
  );
}

function Apply({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="primary" size="large" isWide onClick={onClick}>
      Rate übernehmen
    </Button>
  );
}
