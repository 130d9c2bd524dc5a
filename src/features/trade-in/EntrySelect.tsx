import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import type { TradeInEntries } from '../../domain/trade-in/entries';
import type { VersionField } from '../../domain/trade-in/vehicleInfo';
import { Select } from '../../ui/fields/Select';
import { useChoice } from '../../ui/fields/useChoice';
import type { TradeInForm } from './StepForm';

interface EntrySelectProps extends Pick<
  ComponentProps<typeof Select>,
  'label' | 'placeholder' | 'options' | 'disabled'
> {
  form: TradeInForm;
  name: VersionField | 'manufacturerId' | 'modelId' | 'registrationMonth' | 'registrationYear';
  changes: (value: string) => Partial<TradeInEntries>;
}

/** Its choice may change other entries. A single option is chosen by itself. */
export function EntrySelect({ form, name, changes, placeholder = 'Bitte wählen', ...select }: EntrySelectProps) {
  const choice = useChoice(form, name);
  const { options, disabled } = select;
  const only = options.length === 1 && !disabled && choice.value === '' ? options[0]?.value : undefined;
  const chooseOnly = useEffectEvent((value: string) => form.setValues(changes(value)));
  useEffect(() => {
    if (only !== undefined) chooseOnly(only);
  }, [only]);
  return (
    <Select
      {...choice}
      {...select}
      placeholder={placeholder}
      onChange={({ target }) => form.setValues(changes(target.value))}
      isRequired
    />
  );
}
