import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { locationName } from '../../domain/tenant/locationText';
import { webAddress } from '../../lib/webAddress';
import { LEGAL_DETAILS } from '../../domain/dealer/forms/location';
import { locationsQuery } from '../../state/queries/recipient';
import { usePlatform } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { FactList } from '../../ui/display/FactList';
import { TextInput } from '../../ui/fields/TextInput';
import type { ControlProps } from '../engine/form/openForm';

/** From the main location, else the first one. */
export function MainLegalDetails<Values extends FieldValues & Record<(typeof LEGAL_DETAILS)[number], string>>({
  form,
  name: field,
  text,
  isReadOnly,
}: ControlProps<Values>) {
  const locations = useQuery(locationsQuery(usePlatform())).data ?? [];
  // The first location of a new dealer is a branch, too.
  const main = locations.find(({ locationType }) => locationType?.toUpperCase() === 'MAIN') ?? locations[0];
  const typed = form.watch();
  const isOther = main !== undefined && LEGAL_DETAILS.some((name) => (main[name] ?? '') !== typed[name]);
  const takeOver = () => {
    for (const name of LEGAL_DETAILS)
      form.setValue(name as FieldPath<Values>, (main?.[name] ?? '') as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <>
      {isOther && !isReadOnly ? (
        <p>
          <Button size="small" onClick={takeOver}>
            {`Von ${locationName(main)} übernehmen`}
          </Button>
        </p>
      ) : null}
      <TextInput {...text} {...form.register(field)} autoComplete="off" readOnly={isReadOnly} />
    </>
  );
}

/** Read-only value; an address as a link. */
export function FixedFact<Values extends FieldValues>({ form, name, text }: ControlProps<Values>) {
  const value = String(form.getValues(name) as unknown);
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
