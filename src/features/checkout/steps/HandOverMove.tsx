import { useEffect, useRef } from 'react';
import { freeDays } from '../../../domain/handover/handOverDay';
import type { Order } from '../../../domain/order/order';
import { dayInWords } from '../../../lib/calendarMonth';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';

interface HandOverMoveProps {
  /** A day after the hand-over. */
  appointmentDay: string;
  handOver: NonNullable<Order['handOver']>;
  onMoved: () => void;
  onKept: () => void;
}

/** Question whether the hand-over moves behind a later consultation (rules/checkout: appointment moves the hand-over). */
export function HandOverMove({ appointmentDay, handOver, onMoved, onKept }: HandOverMoveProps) {
  const { handOverDays } = useCheckoutView();
  const { chooseHandOverDay } = useCheckoutActions();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const [moved] = freeDays(handOverDays(handOver.product), 1, appointmentDay);
  const isDelivery = handOver.product.type === 'delivery';
  const noun = isDelivery ? 'Lieferung' : 'Übergabe';
  return (
    <div ref={question} tabIndex={-1} role="alert">
      <Notice isStatic tone="warning" title={`Ihre ${noun} wäre vor diesem Termin.`}>
        <p>
          {`Geplant ist sie am ${dayInWords(handOver.day ?? '')}, Ihre Beratung wäre am ${dayInWords(appointmentDay)}. ${moved === undefined ? 'Bitte wählen Sie einen früheren Termin.' : `Möchten Sie die ${noun} verschieben?`}`}
        </p>
        {moved === undefined ? null : (
          <Button
            className="checkout__action"
            size="small"
            variant="primary"
            onClick={() => {
              chooseHandOverDay(moved);
              onMoved();
            }}
          >
            {`Auf ${dayInWords(moved)} verschieben`}
          </Button>
        )}
        <Button className="checkout__action" size="small" onClick={onKept}>
          Früheren Termin wählen
        </Button>
      </Notice>
    </div>
  );
}
