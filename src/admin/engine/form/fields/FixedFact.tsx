import type { FieldValues } from 'react-hook-form';
import { Link } from '../../../../ui/actions/Link';
import { webAddress } from '../../../../lib/webAddress';
import { FactList } from '../../../../ui/display/FactList';
import type { ControlProps } from '../controls';

/** Read-only value; an address as a link. */
export function FixedFact<Values extends FieldValues>({ form, field, text }: ControlProps<Values>) {
  const given: unknown = form.getValues(field.name);
  const value = String(given);
  const isAddress = webAddress(value) !== undefined;
  return (
    <FactList
      facts={[
        {
          label: text.label,
          value: isAddress ? (
            <Link href={value} isExternal>
              {value}
            </Link>
          ) : (
            value
          ),
        },
      ]}
    />
  );
}
