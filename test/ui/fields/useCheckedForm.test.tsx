import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkBy } from '../../../src/lib/check';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { RadioGroup } from '../../../src/ui/fields/RadioGroup';
import { Select } from '../../../src/ui/fields/Select';
import { TextInput } from '../../../src/ui/fields/TextInput';
import { useChoice } from '../../../src/ui/fields/useChoice';
import { useCheckedForm } from '../../../src/ui/fields/useCheckedForm';
import { fill } from '../../features/fill';

const check = checkBy(
  z.object({
    name: z.string().check(z.minLength(1, 'erforderlich'), z.maxLength(9, 'zu lang')),
    city: z.string().check(z.minLength(1, 'erforderlich')),
    agrees: z.boolean(),
    country: z.string(),
    way: z.string(),
  }),
);
interface Entries {
  name: string;
  city: string;
  agrees: boolean;
  country: string;
  way: string;
}

interface FormProps {
  send?: (entries: Entries) => Promise<void> | void;
  onValues?: (entries: Entries) => void;
}

/** A field with a blur handler of its own, such as the amounts of the calculators. */
function Comment() {
  const [isLeft, setLeft] = useState(false);
  return <TextInput name="comment" label="Bemerkung" hint={isLeft ? 'verlassen' : ''} onBlur={() => setLeft(true)} />;
}

const EMPTY: Entries = { name: '', city: 'Ulm', agrees: false, country: '', way: 'mail' };
const COUNTRIES = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
];
const WAYS = [
  { value: 'mail', label: 'E-Mail' },
  { value: 'phone', label: 'Telefon' },
];

function Form({ send = () => undefined, onValues }: FormProps) {
  const form = useCheckedForm<Entries>({ defaultValues: EMPTY, check, onValues });
  const { errors, submitCount, isSubmitting } = form.formState;
  const [focus, setFocus] = useState(false);
  return (
    <form {...form.formProps(send)}>
      <TextInput {...form.register('name')} label="Name" error={errors.name?.message} />
      <TextInput {...form.register('city')} label="Ort" error={errors.city?.message} />
      <Checkbox {...form.register('agrees')} label="Einverstanden" />
      <Select {...useChoice(form, 'country')} label="Land" placeholder="Bitte wählen" options={COUNTRIES} />
      <RadioGroup {...useChoice(form, 'way')} label="Weg" options={WAYS} />
      <Comment />
      <button type="submit">Senden</button>
      <button type="button" onClick={() => form.reset()}>
        Leeren
      </button>
      <button
        type="button"
        onClick={() => {
          setFocus(!focus);
          form.setValue('name', 'Erika');
          form.setFocus('name');
        }}
      >
        Ausfüllen
      </button>
      <output>{`${submitCount} ${String(isSubmitting)}`}</output>
    </form>
  );
}

/** A choice whose option is not loaded yet. */
function LateOptions({ send }: { send: (entries: { country: string }) => void }) {
  const form = useCheckedForm({ defaultValues: { country: 'at' }, check: (values) => ({ values }) });
  return (
    <form {...form.formProps(send)}>
      <Select {...useChoice(form, 'country')} label="Land" options={COUNTRIES.slice(0, 1)} />
      <button type="submit">Senden</button>
    </form>
  );
}

describe('a form', () => {
  it('checks a field when it is left, not while the visitor types', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByLabelText('Name'));
    fill(screen.getByLabelText('Name'), 'Mustermann-Schulze');
    expect(screen.queryByText('zu lang')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('zu lang')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByLabelText('Name'));
    fill(screen.getByLabelText('Name'), 'Muster');
    await user.tab();
    expect(screen.queryByText('zu lang')).not.toBeInTheDocument();
  });

  it('is sent with what its fields show, also where no event told it', async () => {
    const user = userEvent.setup();
    const send = vi.fn();
    const onValues = vi.fn();
    render(<Form send={send} onValues={onValues} />);
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    field('Name').value = 'Erika';
    field('Ort').value = 'Köln';
    field('Einverstanden').checked = true;
    field('Telefon').checked = true;
    field('Land').value = 'at';
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    const entries = { name: 'Erika', city: 'Köln', agrees: true, country: 'at', way: 'phone' };
    expect(send).toHaveBeenCalledExactlyOnceWith(entries);
    expect(onValues).toHaveBeenLastCalledWith(entries);
    expect(field('Land')).toHaveValue('at');
    expect(field('Telefon')).toBeChecked();
  });

  it('keeps the choice of a list that is not loaded yet', async () => {
    const send = vi.fn();
    render(<LateOptions send={send} />);
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ country: 'at' });
  });

  it('shows every message when it is sent in vain, and sends nothing', async () => {
    const user = userEvent.setup();
    const send = vi.fn();
    render(<Form send={send} />);
    await user.clear(screen.getByLabelText('Ort'));
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(screen.getAllByText('erforderlich')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('1 false');
    expect(send).not.toHaveBeenCalled();
  });

  it('tells a draft of every entry, and sends them once, however often the visitor presses until the answer is there', async () => {
    const user = userEvent.setup();
    let finish: () => void = () => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onValues = vi.fn();
    render(<Form send={send} onValues={onValues} />);
    await user.type(screen.getByLabelText('Name'), 'Er');
    expect(onValues).toHaveBeenLastCalledWith({ ...EMPTY, name: 'Er' });
    await user.click(screen.getByLabelText('Einverstanden'));
    await user.dblClick(screen.getByRole('button', { name: 'Senden' }));
    await user.type(screen.getByLabelText('Ort'), '{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...EMPTY, name: 'Er', agrees: true });
    expect(screen.getByRole('status')).toHaveTextContent('true');
    finish();
    expect(await screen.findByText('1 false')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(send).toHaveBeenCalledTimes(2);
    finish();
    expect(await screen.findByText('2 false')).toBeVisible();
  });

  it('can be filled in, focused and emptied from outside', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Ausfüllen' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Erika');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Leeren' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it.each([
    [
      'at once',
      () => {
        throw new Error('broken');
      },
    ],
    ['later', () => Promise.reject(new Error('broken'))],
  ])('stays usable, and says what is wrong, when sending it breaks %s', async (_, send: () => Promise<void>) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const user = userEvent.setup();
    render(<Form send={send} />);
    fill(screen.getByLabelText('Name'), 'Erika');
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(new Error('broken')));
    expect(screen.getByRole('status')).toHaveTextContent('1 false');
  });

  it('moves nothing under a press: the field that it leaves is checked once it is over, and sees at once that it is left', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByLabelText('Bemerkung'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Leeren' }) });
    expect(screen.getByText('verlassen')).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await user.click(screen.getByLabelText('Name'));
    fill(screen.getByLabelText('Name'), 'Mustermann-Schulze');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Leeren' }) });
    expect(screen.getByLabelText('Name')).not.toHaveFocus();
    expect(screen.queryByText('zu lang')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('zu lang')).toBeVisible();
  });

  it('lets a press leave an empty field that had the focus, and misses it when the keyboard leaves it', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByLabelText('Name'));
    await user.click(screen.getByLabelText('Einverstanden'));
    await user.click(screen.getByLabelText('Name'));
    expect(screen.queryByText('erforderlich')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('erforderlich')).toBeVisible();
    await user.click(screen.getByLabelText('Name'));
    await user.click(screen.getByLabelText('Einverstanden'));
    expect(screen.getByText('erforderlich')).toBeVisible();
  });
});
