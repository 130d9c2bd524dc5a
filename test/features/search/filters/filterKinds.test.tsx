import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Filter, FilterValues, Option } from '../../../../src/features/search/filters/filter';
import { bodyShapeOf } from '../../../../src/features/search/filters/body-types/bodyShapes';
import { filterOf } from '../../../../src/features/search/filters/filters';
import { NOW } from '../../../now';
import { fill } from '../../fill';

function show(filter: Filter, values: FilterValues, options: readonly Option[] = []) {
  const onChange = vi.fn<(values: FilterValues, isFurther?: boolean) => void>();
  render(<filter.Control values={values} options={options} now={NOW} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}

describe('a range', () => {
  it('offers no bound beyond the other one', () => {
    show(filterOf('price'), { minPrice: 20_000 });
    const to = screen.getByRole('combobox', { name: 'Preis bis' });
    expect(Array.from(to.querySelectorAll('option:disabled'), ({ textContent }) => textContent)).toContain(
      '17.500\u00A0€',
    );
    expect(screen.getAllByRole('option', { name: '22.500\u00A0€' })[1]).toBeEnabled();
  });

  it('shows a value of an address that is no step among the steps', () => {
    show(filterOf('mileage'), { maxMileAge: 12_345 });
    expect(screen.getByRole('combobox', { name: 'Kilometerstand' })).toHaveDisplayValue('bis 12.345\u00A0km');
  });

  it('shows the month that a sentence asked for, among the years', () => {
    const values = { minInitialRegistration: '2021-03-01', maxInitialRegistration: '2022-12-31' };
    const filter = filterOf('registration');
    show(filter, values);
    expect(screen.getByRole('combobox', { name: 'Erstzulassung von' })).toHaveDisplayValue('03/2021');
    expect(filter.chips(values, [])).toMatchObject([{ label: 'Erstzulassung: 03/2021 bis 2022' }]);
  });

  it('is empty again with nothing chosen', async () => {
    const { user, onChange } = show(filterOf('seats'), { minSeats: 5, maxPrice: 9_000 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sitzplätze' }), 'Beliebig');
    expect(onChange).toHaveBeenLastCalledWith({ maxPrice: 9_000 });
  });
});

describe('a price', () => {
  it('has a slider of two handles that cannot pass each other, and searches when one is let go', async () => {
    const { user, onChange } = show(filterOf('price'), { maxPrice: 20_000 });
    const from = await screen.findByRole('slider', { name: 'Preis von, Regler' });
    const to = screen.getByRole('slider', { name: 'Preis bis, Regler' });
    expect(from).toHaveAttribute('aria-valuetext', 'Beliebig');
    expect(to).toHaveAttribute('aria-valuetext', '20.000\u00A0€');
    fireEvent.change(from, { target: { value: '99' } });
    expect(from).toHaveAttribute('aria-valuetext', '20.000\u00A0€');
    fireEvent.change(from, { target: { value: '5' } });
    expect(onChange).not.toHaveBeenCalled();
    from.focus();
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 5_000, maxPrice: 20_000 }, false);
    fireEvent.change(to, { target: { value: to.getAttribute('max') } });
    fireEvent.keyUp(to, { key: 'End' });
    expect(onChange).toHaveBeenLastCalledWith({}, false);
  });

  it('is one step for Back while one key of its slider follows the other, and one for each time it is dragged', async () => {
    const { user, onChange } = show(filterOf('price'), { maxPrice: 20_000 });
    const from = await screen.findByRole('slider', { name: 'Preis von, Regler' });
    from.focus();
    for (const value of ['2', '3', '4']) {
      fireEvent.change(from, { target: { value } });
      fireEvent.keyUp(from, { key: 'ArrowRight' });
    }
    expect(onChange.mock.calls.map(([, isFurther]) => isFurther)).toEqual([false, true, true]);
    for (const value of ['5', '6']) {
      fireEvent.pointerDown(from);
      fireEvent.change(from, { target: { value } });
      fireEvent.pointerUp(from);
    }
    await user.tab();
    expect(onChange.mock.calls.slice(3).map(([, isFurther]) => isFurther)).toEqual([false, false]);
  });
});

describe('a bound that is typed', () => {
  const typed = async (filter: Filter, values: FilterValues, toggle: string) => {
    const shown = show(filter, values);
    await shown.user.click(screen.getByRole('button', { name: toggle }));
    return shown;
  };

  it('is searched for by Enter or when the field is left, as people write amounts', async () => {
    const { user, onChange } = await typed(filterOf('price'), {}, 'Preis: selbst eingeben');
    const from = await screen.findByRole('textbox', { name: 'Preis von' });
    expect(from).toHaveFocus();
    fill(from, '17.300 €');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 17_300 });
    const to = screen.getByRole('textbox', { name: 'Preis bis' });
    await user.click(to);
    fill(to, '21999');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith({ maxPrice: 21_999 });
  });

  it('says what is wrong and searches for nothing: no number, or beyond the other bound', async () => {
    const { user, onChange } = await typed(filterOf('price'), { minPrice: 20_000 }, 'Preis: selbst eingeben');
    const to = await screen.findByRole('textbox', { name: 'Preis bis' });
    await user.click(to);
    fill(to, 'teuer');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Bitte eine Zahl eingeben, zum Beispiel 17.500.')).toBeVisible();
    fill(to, '15000');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Bitte mindestens 20.000 € eingeben.')).toBeVisible();
    expect(to).toHaveValue('15000');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows what was chosen from the list, is emptied by hand, and gives the list back', async () => {
    const { user, onChange } = await typed(
      filterOf('mileage'),
      { maxMileAge: 50_000 },
      'Kilometerstand: selbst eingeben',
    );
    const to = await screen.findByRole('textbox', { name: 'Kilometerstand' });
    expect(to).toHaveValue('50.000');
    await user.clear(to);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith({});
    await user.click(screen.getByRole('button', { name: 'Kilometerstand: aus Liste wählen' }));
    expect(screen.getByRole('combobox', { name: 'Kilometerstand' })).toBeVisible();
  });
});

describe('body types', () => {
  const options = [
    { key: 'SUV_GELAENDEWAGEN', label: 'SUV / Geländewagen', count: 12 },
    { key: 'CABRIO', label: 'Cabrio / Roadster', count: 0 },
    { key: 'Raumschiff', label: 'Raumschiff', count: 1 },
  ];

  it('are rows to tick with outline, name and count; one without a drawing is its name alone, one without a vehicle is left out', async () => {
    const { user, onChange } = show(filterOf('subType'), {}, options);
    const suv = await screen.findByRole('checkbox', { name: 'SUV / Geländewagen (12)' });
    expect(screen.queryByRole('checkbox', { name: /Cabrio/ })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Bauart' }).querySelectorAll('.body-type__picture')).toHaveLength(1);
    await user.click(suv);
    expect(onChange).toHaveBeenLastCalledWith({ vehicleSubTypes: ['SUV_GELAENDEWAGEN'] });
  });

  it('are left out with their name where no vehicle has any, unless one is chosen', async () => {
    show(filterOf('subType'), {}, [{ key: 'CABRIO', label: 'Cabrio / Roadster', count: 0 }]);
    expect(screen.queryByText('Bauart')).not.toBeInTheDocument();
    show(filterOf('subType'), { vehicleSubTypes: ['CABRIO'] }, [
      { key: 'CABRIO', label: 'Cabrio / Roadster', count: 0 },
    ]);
    expect(await screen.findByRole('checkbox', { name: 'Cabrio / Roadster (0)' })).toBeChecked();
  });

  it.each([
    ['KLEINWAGEN', 'Kleinwagen', 'hatchback'],
    ['LIMOUSINE', 'Limousine', 'saloon'],
    ['KOMBI', 'Kombi', 'estate'],
    ['SUV', 'SUV', 'suv'],
    ['COUPE', 'Coupé', 'coupe'],
    ['Roadster', 'Roadster', 'convertible'],
    ['VAN_KLEINBUS', 'Van / Kleinbus', 'van'],
    ['KASTENWAGEN', 'Kastenwagen', 'boxVan'],
    ['PICKUP', 'Pick-up', 'pickup'],
    ['VOLLINTEGRIERT', 'Vollintegriert', 'integrated'],
    ['TEILINTEGRIERT', 'Teilintegriert', 'semiIntegrated'],
    ['CAMPINGBUS', 'Campingbus', 'campervan'],
    ['NAKED_BIKE', 'Naked Bike', 'motorbike'],
    ['ROLLER', 'Roller', 'scooter'],
    ['PFERDEANHAENGER', 'Pferdeanhänger', 'trailer'],
    ['Raumschiff', 'Raumschiff', undefined],
  ])('%s is drawn as it is', (key, label, shape) => {
    expect(bodyShapeOf(key, label)).toBe(shape);
  });
});

describe('the base colours', () => {
  it.each(['exteriorColour', 'interiorColour'] as const)('%s: show each colour beside its German name', async (key) => {
    const { user } = show(filterOf(key), {}, [
      { key: 'SILVER', label: 'Silber', count: 4 },
      { key: 'UNBEKANNT', label: 'Unbekannt', count: 1 },
    ]);
    await user.click(screen.getByRole('button', { name: /farbe/i }));
    const dotOf = (name: string) =>
      screen.getByRole('checkbox', { name }).closest('label')?.querySelector<HTMLElement>('[style]')?.style.background;
    expect(dotOf('Silber (4)')).toBe('#c3c7cc');
    // A colour that nobody knows has its name only.
    expect(dotOf('Unbekannt (1)')).toBeUndefined();
  });
});

describe('a list', () => {
  it('lets a value that the platform no longer has be taken back', async () => {
    const { user, onChange } = show(filterOf('gearbox'), { gearBoxTypes: ['Halbautomatik'] }, [
      { key: 'Automatik', label: 'Automatik', count: 0 },
    ]);
    await user.click(screen.getByRole('button', { name: /^Getriebe/ }));
    expect(screen.getByRole('checkbox', { name: 'Automatik (0)' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Halbautomatik (0)' }));
    expect(onChange).toHaveBeenLastCalledWith({});
  });
});
