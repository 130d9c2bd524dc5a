import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextField } from '../../../src/admin/engine/form/fields/fields';
import { useCheckedForm } from '../../../src/ui/fields/useCheckedForm';

function Sheet({ onSend }: { onSend: (values: unknown) => void }) {
  const state = useCheckedForm<{ corners: string }>({
    defaultValues: { corners: '4' },
    check: (values) => (values.corners === '' ? { errors: { corners: { message: 'Pflichtfeld' } } } : { values }),
  });
  return (
    <form {...state.formProps(onSend)}>
      <TextField
        form={{ state, fields: { corners: { label: 'Ecken' } }, isReadOnly: false }}
        name="corners"
        usual={[{ value: '16', label: 'rund' }]}
      />
      <p>{state.formState.isDirty ? 'geändert' : 'wie gespeichert'}</p>
      <button type="submit">Speichern</button>
    </form>
  );
}

it('puts a usual value where a typed one would stand', async () => {
  const sent: unknown[] = [];
  render(<Sheet onSend={(values) => void sent.push(values)} />);
  const field = screen.getByRole('textbox', { name: 'Ecken' });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Pflichtfeld')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'rund' }));
  expect(field).toHaveValue('16');
  expect(screen.getByText('geändert')).toBeVisible();
  expect(screen.queryByText('Pflichtfeld')).toBeNull();
  expect(screen.getByRole('button', { name: 'rund', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([{ corners: '16' }]);
});
