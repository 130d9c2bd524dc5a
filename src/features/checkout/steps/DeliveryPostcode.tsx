import { useState } from 'react';
import { normaliseZipCode } from '../../../domain/person/zipCode';
import { postcodeError } from '../../../domain/postcodes/distance';
import { POSTCODE_SOURCE } from '../../../domain/postcodes/regions';
import { NumberInput } from '../../../ui/fields/TextInput';
import { useCheckout } from '../runner/checkoutContext';
import type { Delivery } from './useDelivery';

/** For deliveries with a limit. Removes one that does not reach the postcode, with a hint. */
export function DeliveryPostcode({ delivery }: { delivery: Delivery }) {
  const { store, view } = useCheckout();
  const { postcode, distance, isTooFar } = delivery;
  const [hasLeft, setLeft] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const chosen = view.order.handOver?.product;
  const city = view.vehicle.location?.address?.city;
  return (
    <div className="hand-over__place">
      <NumberInput
        label="Postleitzahl für die Lieferung"
        autoComplete="postal-code"
        value={postcode}
        info={POSTCODE_SOURCE}
        error={postcodeError(postcode, hasLeft)}
        onChange={({ currentTarget }) => {
          const zipCode = normaliseZipCode(currentTarget.value);
          setLeft(false);
          store.actions.enterCustomer({ ...store.getState().customer, zipCode });
          if (chosen !== undefined && isTooFar(chosen, zipCode)) {
            store.actions.choose({ handOver: undefined });
            setRemoved(chosen.name);
          }
        }}
        onBlur={() => setLeft(true)}
      />
      <div className="grid content-start gap-8 text-14 text-muted" role="status">
        {distance === undefined ? null : (
          <p>{`Entfernung zum Fahrzeug${city === undefined ? '' : ` in ${city}`}: ${distance}${delivery.isSameRegion ? '' : ' (Luftlinie, geschätzt)'}`}</p>
        )}
        {removed === undefined || chosen !== undefined ? null : (
          <p className="hand-over__hint">
            {`„${removed}“ reicht nicht bis zu dieser Postleitzahl. Bitte wählen Sie die Übergabe neu.`}
          </p>
        )}
      </div>
    </div>
  );
}
