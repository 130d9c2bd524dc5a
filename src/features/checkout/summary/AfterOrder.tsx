import { orderNumber } from '../../../domain/order/orderNumber';
import { addressLine } from '../../../domain/dealer/locationText';
import { nextSteps } from '../../../domain/order/nextSteps';
import { isBinding, type PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useCheckoutView } from '../checkoutContext';
import { BankAccount } from '../steps/BankAccount';
import { transferAmountOf } from './confirmation';
import { NextSteps } from './NextSteps';

/** Next steps of a contract and bank account; above the prices, which have to be directly above the button. */
export function AfterOrder({ option }: { option: PaymentOption }) {
  const { order, draft, totals, vehicle, tenant } = useCheckoutView();
  const { appointment, handOver } = order;
  const transferAmount = transferAmountOf(option, totals);
  return (
    <>
      {isBinding(option) ? (
        <Disclosure className="after-order" summary="So geht es weiter">
          <NextSteps
            isTitleHidden
            steps={nextSteps({
              option,
              transferAmount,
              appointment,
              handOver: handOver && { isDelivery: handOver.product.type === 'delivery', day: handOver.day },
              hasTradeIn: order.tradeIn !== undefined,
              place: addressLine(vehicle.location?.address),
              isForConsumers: !tenant.settings.isB2BShop,
            })}
          />
        </Disclosure>
      ) : null}
      {transferAmount === undefined ? null : (
        <BankAccount option={option} reference={orderNumber(draft.orderId)} amount={transferAmount} />
      )}
    </>
  );
}
