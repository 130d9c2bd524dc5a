import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { hrefOf } from '../../domain/addresses';
import { orderNumber } from '../../domain/order/orderNumber';
import { isBinding } from '../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../domain/order/paymentOption/paymentOptions';
import { reservedLabel } from '../../domain/vehicle/reservation';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatDateTime } from '../../lib/dates/formatDate';
import { PAID_STAGES, SENT_STAGES } from '../../domain/order/orderStages';
import { isOpenDraft } from '../../domain/order/slotParts';
import type { OwnOrder } from '../../state/device-data/ownOrder';
import { looseOrders, type Device } from '../../state/device-data/ownOrders';
import { useDevice, useNow, useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Notice } from '../../ui/feedback/Notice';

const draftSchema = z.object({
  vehicleId: z.string(),
  state: z.object({ order: z.object({ stage: z.string() }), payment: z.object({ stage: z.string() }) }),
});
type OpenDraft = z.output<typeof draftSchema>;

const TEXTS = {
  paid: {
    title: 'Ihre Zahlung ist eingegangen, die Bestellung noch nicht.',
    text: 'Sie haben die Reservierungsgebühr bezahlt. Bitte senden Sie die Bestellung noch ab; Sie bezahlen dabei nicht noch einmal.',
    action: 'Zur bezahlten Bestellung',
  },
  paying: {
    title: 'Ihre Zahlung ist noch nicht bestätigt.',
    text: 'Ob PayPal die Reservierungsgebühr abgebucht hat, sehen Sie bei Ihrer Bestellung. Bitte bezahlen Sie sie nicht noch einmal.',
    action: 'Zur Bestellung',
  },
  sent: {
    title: 'Ihre Bestellung ist vielleicht schon angekommen.',
    text: 'Sie wurde gesendet, aber nicht bestätigt. Bitte senden Sie sie unverändert noch einmal: Ist sie schon da, wird daraus keine zweite.',
    action: 'Zur gesendeten Bestellung',
  },
  refund: {
    title: 'Ihre Zahlung wird erstattet.',
    text: 'Das Fahrzeug war schon reserviert, als Ihre Reservierungsgebühr abgebucht wurde.',
    action: 'Zur Nummer der Zahlung',
  },
} satisfies Record<string, object>;

/** `refund`: the vehicle is reserved by another order. */
function kindOf({ state: { payment, order } }: OpenDraft): keyof typeof TEXTS {
  if (payment.stage === 'stranded') return 'refund';
  if (payment.stage === 'capturing' || payment.stage === 'unconfirmed') return 'paying';
  const isPaid = PAID_STAGES.some((stage) => stage === payment.stage);
  return isPaid || !SENT_STAGES.some((stage) => stage === order.stage) ? 'paid' : 'sent';
}

function readOpenDrafts(device: Device): OpenDraft[] {
  const { drafts } = looseOrders(device).read();
  return drafts.filter(isOpenDraft).flatMap((draft) => z.safeParse(draftSchema, draft).data ?? []);
}

/** @param except id of a vehicle */
export function OpenOrderNotices({ except }: { except?: string }) {
  const device = useDevice();
  const { user } = useSession();
  const [drafts, setDrafts] = useState(() => readOpenDrafts(device));
  useEffect(() => {
    const read = () => setDrafts(readOpenDrafts(device));
    read();
    return looseOrders(device).onForeignChange(read);
  }, [device, user]);

  const others = drafts.filter(({ vehicleId }) => vehicleId !== except);
  if (others.length === 0) return null;
  return (
    <div className="grid mb-16 gap-8 print:hidden">
      {others.map((draft) => (
        <OpenOrderNotice key={draft.vehicleId} draft={draft} />
      ))}
    </div>
  );
}

function OpenOrderNotice({ draft }: { draft: OpenDraft }) {
  const { vehicleId } = draft;
  const { title, text, action } = TEXTS[kindOf(draft)];
  const checkout = useRouteLink(hrefOf('checkout', { vehicleId, step: '9-summary' }));
  return (
    <Notice isStatic tone="warning" title={title}>
      <p>{text}</p>
      <Button {...checkout} className="mt-8" size="small">
        {action}
      </Button>
    </Notice>
  );
}

/** With a link to the confirmation (rules/order-and-payment: own order). */
export function OwnOrderNotice({ vehicle, order }: { vehicle: Vehicle; order: OwnOrder }) {
  const now = useNow();
  const checkout = useRouteLink(hrefOf('checkout', { vehicleId: vehicle.id }));
  const option = paymentOptionById(order.paymentOptionId);
  const isRequest = option !== undefined && !isBinding(option);
  const { withdrawnAt } = order;
  const at = (time: string) => `${formatDateTime(time)} Uhr`;
  const number = `Vorgangsnummer ${orderNumber(order.orderId)}`;
  const reserved = reservedLabel(vehicle, now())?.replace(/^R/, 'r');
  const title =
    withdrawnAt !== undefined
      ? `Ihre Bestellung ist widerrufen am ${at(withdrawnAt)}.`
      : isRequest
        ? 'Von Ihnen angefragt'
        : `Von Ihnen ${reserved ?? 'bestellt'}`;
  return (
    <div className="grid mb-16 gap-8 print:hidden">
      <Notice isStatic title={title}>
        <p>{`${isRequest ? 'Angefragt' : 'Bestellt'} am ${at(order.placedAt)}, ${number}.`}</p>
        <Button {...checkout} className="mt-8" size="small">
          Zur Bestätigung
        </Button>
      </Notice>
    </div>
  );
}
