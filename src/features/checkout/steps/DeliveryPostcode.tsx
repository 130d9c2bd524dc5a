import { useState } from 'react';
import { normaliseZipCode } from '../../../domain/person/zipCode';
import { postcodeError } from '../../../domain/postcodes/distance';
import { POSTCODE_SOURCE } from '../../../domain/postcodes/regions';
import { NumberInput } from '../../../ui/fields/TextInput';
import { useCheckout } from '../checkoutContext';
import type { Delivery } from './useDelivery';

/**
 * Asks where to deliver, because some deliveries reach a distance only. The postcode is that of the order form; a chosen delivery that does
 * not reach it is given back, and the text says so.
 */
export function DeliveryPostcode({ delivery }: { delivery: Delivery }) {
  const { store, view } = useCheckout();
  const { postcode, distance, isTooFar } = delivery;
  const [hasLeft, setLeft] = useState(false);
  const [givenBack, setGivenBack] = useState<string>();
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
            store.actions.discardHandOver();
            setGivenBack(chosen.name);
          }
        }}
        onBlur={() => setLeft(true)}
      />
      <div role="status">
        {distance === undefined ? null : (
          <p>{`Entfernung zum Fahrzeug${city === undefined ? '' : ` in ${city}`}: ${distance}${delivery.isSameRegion ? '' : ' (Luftlinie, geschätzt)'}`}</p>
        )}
        {givenBack === undefined || chosen !== undefined ? null : (
          <p className="hand-over__hint">
            {`„${givenBack}“ reicht nicht bis zu dieser Postleitzahl. Bitte wählen Sie die Übergabe neu.`}
          </p>
        )}
      </div>
    </div>
  );
}
