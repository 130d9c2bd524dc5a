import { useEffect, useRef } from 'react';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { useCheckout } from '../runner/checkoutContext';
import { useProductText } from '../parts/productText';
import type { Delivery } from '../steps/useDelivery';

interface DeliveryQuestionProps {
  delivery: Delivery;
  product: CrossSellingProduct;
  /** Presses of the order button; each focuses the question. */
  asked: number;
}

/** The delivery does not reach the customer's address. */
export function DeliveryQuestion({ delivery, product, asked }: DeliveryQuestionProps) {
  const { view, store } = useCheckout();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) question.current?.focus();
  }, [asked]);
  const textOf = useProductText();
  const others = view.handOverProducts.filter((other) => other.id !== product.id && !delivery.reasonAgainst(other));
  return (
    <div ref={question} tabIndex={-1} role="alert">
      <Notice tone="warning" title="Diese Lieferung reicht nicht bis zu Ihrer Adresse.">
        <p>
          {`${delivery.reasonAgainst(product)} Wie möchten Sie Ihr Fahrzeug übernehmen? Sie können auch die Postleitzahl berichtigen.`}
        </p>
        {others.map((other) => (
          <Button key={other.id} className="mt-8" size="small" onClick={() => store.actions.chooseHandOver(other.id)}>
            {textOf(other)}
          </Button>
        ))}
      </Notice>
    </div>
  );
}
