import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../src/ui/actions/Button';
import { ErrorSummary } from '../../../src/ui/fields/ErrorSummary';
import { TextInput } from '../../../src/ui/fields/TextInput';
import { useCheckedForm } from '../../../src/ui/fields/useCheckedForm';
import { checkBy } from '../../../src/lib/check';
import * as z from 'zod/mini';
import { fill } from '../../features/fill';

const check = checkBy(
  z.object({
    city: z.string().check(z.minLength(1, 'Bitte geben Sie den Ort an.')),
    zip: z.string().check(z.minLength(1, 'Bitte geben Sie die PLZ an.')),
  }),
);

const filled = () => z.string().check(z.minLength(1, 'erforderlich'));

function OrderForm() {
  const send = () => undefined;
  const form = useCheckedForm({ defaultValues: { city: '', zip: '' }, check });
  const { register, formProps, formState } = form;
  const { errors } = formState;
  return (
    <form {...formProps(send)}>
      <ErrorSummary form={form} labels={{ city: 'Ort', zip: 'PLZ' }} />
      <TextInput label="Ort" error={errors.city?.message} {...register('city')} />
      <TextInput label="PLZ" error={errors.zip?.message} {...register('zip')} />
      <Button type="submit">Absenden</Button>
    </form>
  );
}

const summary = () => screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });

describe('the summary of an invalid form', () => {
  it('counts what is missing, focuses the first field each time the form is sent in vain, and leads to each', async () => {
    const user = userEvent.setup();
    render(<OrderForm />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Absenden' }));
    await summary();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
    expect(screen.getByText('2 Angaben fehlen')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ort: Bitte geben Sie den Ort an.',
      'PLZ: Bitte geben Sie die PLZ an.',
    ]);
    expect(screen.getByRole('textbox', { name: 'PLZ' })).toHaveAccessibleDescription('Bitte geben Sie die PLZ an.');
    await user.click(screen.getByRole('button', { name: 'PLZ: Bitte geben Sie die PLZ an.' }));
    expect(screen.getByRole('textbox', { name: 'PLZ' })).toHaveFocus();
    fill(screen.getByRole('textbox', { name: 'Ort' }), 'Ulm');
    await user.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(await screen.findByText('1 Angabe fehlt')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'PLZ' })).toHaveFocus();
  });

  it('folds a list that would push the form away', async () => {
    const user = userEvent.setup();
    const names = ['a', 'b', 'c', 'd'] as const;
    const checkAll = checkBy(
      z.object({ a: filled(), b: filled(), c: filled(), d: z.string().check(z.minLength(3, 'zu kurz')) }),
    );
    function LongForm() {
      const form = useCheckedForm({ defaultValues: { a: '', b: '', c: '', d: 'x' }, check: checkAll });
      return (
        <form {...form.formProps(() => undefined)}>
          <ErrorSummary form={form} labels={{ a: 'A', b: 'B', c: 'C', d: 'D' }} />
          {names.map((name) => (
            <TextInput key={name} label={name} {...form.register(name)} />
          ))}
          <Button type="submit">Absenden</Button>
        </form>
      );
    }
    render(<LongForm />);
    await user.click(screen.getByRole('button', { name: 'Absenden' }));
    await summary();
    expect(screen.getByRole('button', { name: 'D: zu kurz', hidden: true })).not.toBeVisible();
    // One of them is not missing.
    await user.click(screen.getByText('Bitte prüfen Sie 4 Angaben'));
    expect(screen.getByRole('button', { name: 'D: zu kurz' })).toBeVisible();
  });

  it.each([
    ['Vorname', '', 'Vorname: bitte angeben'],
    ['Laufende Finanzierung', '', 'Laufende Finanzierung: bitte angeben'],
    ['E-Mail', '', 'E-Mail: bitte angeben'],
    ['Widerrufsbelehrung', false, 'Widerrufsbelehrung: bitte bestätigen'],
  ])('says what is missing without bending its label (%s)', async (label, value, line) => {
    const user = userEvent.setup();
    function OneField() {
      const form = useCheckedForm({
        defaultValues: { entry: value },
        check: checkBy(z.object({ entry: z.custom<typeof value>().check(z.refine(Boolean, 'erforderlich')) })),
      });
      return (
        <form {...form.formProps(() => undefined)}>
          <ErrorSummary form={form} labels={{ entry: label }} />
          <Button type="submit">Absenden</Button>
        </form>
      );
    }
    render(<OneField />);
    await user.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(within(await summary()).getByRole('button', { name: line })).toBeVisible();
  });

  it('leaves the focus alone when a mended field becomes wrong again', async () => {
    const user = userEvent.setup();
    render(<OrderForm />);
    await user.click(screen.getByRole('button', { name: 'Absenden' }));
    await summary();
    await user.type(screen.getByRole('textbox', { name: 'Ort' }), 'Ulm');
    await user.type(screen.getByRole('textbox', { name: 'PLZ' }), '89073');
    await user.tab();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'PLZ' }));
    await user.click(screen.getByRole('textbox', { name: 'Ort' }));
    await summary();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
  });
});
