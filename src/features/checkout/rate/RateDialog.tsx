import { useState } from 'react';
import type { Frame } from '../../../domain/finance/frame';
import { formatPrice } from '../../../lib/format';
import type { OrderDraft } from '../../../domain/order/draft';
import { tradeInValueOf } from '../../../domain/order/rateStatus';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FinancingCalculator } from '../../finance/calculator/FinancingCalculator';
import { LeasingCalculator } from '../../finance/calculator/LeasingCalculator';
import { withoutTradeIn } from '../../../domain/finance/framedTerms';
import { useFrame } from '../../../state/shopContext';
import { useCheckout } from '../runner/checkoutContext';

export function RateDialog({ onClose }: { onClose: () => void }) {
  const { store, view } = useCheckout();
  const { change } = useFrame();
  const { vehicle, draft, order } = view;
  const isLeasing = order.paymentOption?.group === 'leasing';
  const { financing: { terms: loan } = {}, leasing: { terms: lease } = {} } = draft;
  const tradeIn = tradeInValueOf(order);
  const [changed, setChanged] = useState<Frame>({});
  const fields = { frame: changed, onChange: (part: Partial<Frame>) => setChanged({ ...changed, ...part }) };

  const apply = (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => {
    store.actions.choose(rate);
    change({ kind: isLeasing ? 'leasing' : 'financing', ...withoutTradeIn(changed, tradeIn) });
    onClose();
  };
  return (
    <Dialog title="Rate anpassen" size="full" onClose={onClose}>
      <div className="rate-dialog grid gap-24">
        {tradeIn > 0 ? (
          <p className="text-14 leading-20">
            {`In der ${isLeasing ? 'Sonderzahlung' : 'Anzahlung'} enthalten: ${formatPrice(tradeIn)} aus Ihrer Inzahlungnahme.`}
          </p>
        ) : null}
        {isLeasing && lease ? (
          <LeasingCalculator
            {...fields}
            vehicle={vehicle}
            terms={lease}
            action={(leasing) =>
              leasing ? (
                <Apply
                  onClick={() =>
                    apply({ leasing: { ...leasing, tradeInValue: Math.min(leasing.downPayment, tradeIn) } })
                  }
                />
              ) : null
            }
          />
        ) : null}
        {!isLeasing && loan ? (
          <FinancingCalculator
            {...fields}
            vehicle={vehicle}
            terms={loan}
            tradeInValue={tradeIn}
            action={(financing) => (financing ? <Apply onClick={() => apply({ financing })} /> : null)}
          />
        ) : null}
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
