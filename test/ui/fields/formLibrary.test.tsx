import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkBy } from '../../../src/lib/check';
import { ErrorSummary } from '../../../src/ui/fields/ErrorSummary';
import { Select } from '../../../src/ui/fields/Select';
import { NumberInput, TextInput } from '../../../src/ui/fields/TextInput';
import { useCheckedForm } from '../../../src/ui/fields/useCheckedForm';
import { useChoice } from '../../../src/ui/fields/useChoice';

/** What account and admin build upon: numbers, lists, unsaved changes, refusals of the platform, options that arrive late. */
const schema = z.object({
  seats: z.number('ungültig').check(z.minimum(1, 'mindestens 1')),
  place: z.string().check(z.minLength(1, 'erforderlich')),
  contacts: z.array(z.object({ email: z.string().check(z.includes('@', 'ungültig')) })),
});
type Location = z.output<typeof schema>;

interface FormProps {
  places?: string[];
  send?: (location: Location) => void;
  refusal?: string;
}

function LocationForm({ places = ['Ulm', 'Bonn'], send = () => undefined, refusal }: FormProps) {
  const form = useCheckedForm<Location>({
    defaultValues: { seats: 4, place: 'Bonn', contacts: [{ email: 'a@x.de' }] },
    check: checkBy(schema),
  });
  const { register, control, formState, setError } = form;
  const contacts = useFieldArray({ control, name: 'contacts' });
  const place = useChoice(form, 'place');
  const save = (location: Location) => {
    if (refusal === undefined) send(location);
    else setError('contacts.0.email', { message: refusal });
  };
  return (
    <form {...form.formProps(save)}>
      <ErrorSummary form={form} labels={{ seats: 'Plätze', 'contacts.0.email': 'E-Mail 1' }} />
      <NumberInput
        label="Plätze"
        {...register('seats', { setValueAs: Number })}
        error={formState.errors.seats?.message}
      />
      <Select label="Ort" {...place} options={places.map((value) => ({ value, label: value }))} />
      {contacts.fields.map(({ id }, index) => (
        <TextInput
          key={id}
          label={`E-Mail ${index + 1}`}
          {...register(`contacts.${index}.email`)}
          error={formState.errors.contacts?.[index]?.email?.message}
        />
      ))}
      <button type="button" onClick={() => contacts.append({ email: '' })}>
        Weitere E-Mail
      </button>
      <button type="submit">Speichern</button>
      <output>{formState.isDirty ? 'geändert' : 'unverändert'}</output>
    </form>
  );
}

const save = () => screen.getByRole('button', { name: 'Speichern' });

describe('a form of the dealer', () => {
  it('knows whether something has changed, and sends numbers as numbers', async () => {
    const user = userEvent.setup();
    const send = vi.fn();
    render(<LocationForm send={send} />);
    expect(screen.getByText('unverändert')).toBeVisible();
    await user.clear(screen.getByLabelText('Plätze'));
    await user.type(screen.getByLabelText('Plätze'), '7');
    expect(screen.getByText('geändert')).toBeVisible();
    await user.click(save());
    expect(send).toHaveBeenCalledExactlyOnceWith({ seats: 7, place: 'Bonn', contacts: [{ email: 'a@x.de' }] });
  });

  it('checks each entry of a list when it is left', async () => {
    const user = userEvent.setup();
    render(<LocationForm />);
    await user.click(screen.getByRole('button', { name: 'Weitere E-Mail' }));
    await user.type(screen.getByLabelText('E-Mail 2'), 'b');
    await user.tab();
    expect(screen.getByLabelText('E-Mail 2')).toHaveAccessibleDescription('ungültig');
    expect(screen.getByLabelText('E-Mail 1')).toBeValid();
  });

  it('shows what the platform refuses in the summary and at the field, which takes the focus', async () => {
    const user = userEvent.setup();
    render(<LocationForm refusal="schon vergeben" />);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('E-Mail 1')).toHaveFocus());
    expect(screen.getByLabelText('E-Mail 1')).toHaveAccessibleDescription('schon vergeben');
    await user.click(within(screen.getByRole('region')).getByRole('button', { name: 'E-Mail 1: schon vergeben' }));
    expect(screen.getByLabelText('E-Mail 1')).toHaveFocus();
  });

  it('keeps a choice whose option arrives later', () => {
    const { rerender } = render(<LocationForm places={[]} />);
    rerender(<LocationForm places={['Ulm', 'Bonn']} />);
    expect(screen.getByLabelText('Ort')).toHaveValue('Bonn');
  });
});
