import { useState } from 'react';
import { normaliseZipCode } from '../domain/person/zipCode';
import { distanceBetween, distanceText, isKnownPostcode, postcodeError } from '../domain/postcodes/distance';
import { POSTCODE_SOURCE } from '../domain/postcodes/regions';
import { useNearby, type Distance } from '../state/vehicles/nearby';
import { NumberInput } from '../ui/fields/TextInput';

function distanceFrom(from: string) {
  return (to: string | undefined): Distance | undefined => {
    const kilometres = distanceBetween(from, to);
    return kilometres === undefined ? undefined : { kilometres, text: distanceText(kilometres) };
  };
}

/** rules/running-costs: postcode stays here. Lazy: tables of regions. */
export function PostcodeField() {
  const { postcode, choose, clear } = useNearby((state) => state);
  // `undefined`: shows the accepted postcode.
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const text = typed ?? postcode ?? '';
  return (
    <NumberInput
      label="Ihre Postleitzahl"
      name="postcode"
      autoComplete="postal-code"
      value={text}
      info={POSTCODE_SOURCE}
      hint="Ihre Postleitzahl bleibt in Ihrem Browser. Entfernungen sind gerundete Luftlinien zwischen Regionen."
      error={postcodeError(text, hasLeft)}
      onChange={({ currentTarget }) => {
        const value = normaliseZipCode(currentTarget.value);
        setTyped(value);
        setLeft(false);
        if (isKnownPostcode(value)) choose(value, distanceFrom(value));
        else clear();
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
