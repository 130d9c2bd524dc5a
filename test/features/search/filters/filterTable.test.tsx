import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../../src/features/search/filters/filterOptions';
import type { FilterValues } from '../../../../src/features/search/filters/filter';
import { filterKeys, filterOf, type FilterKey } from '../../../../src/features/search/filters/filters';
import { NOW } from '../../../now';
import { SOURCES, TABLE, type Control } from './filterTable';

/** Chosen before: a make for its models, a hybrid fuel for the plug-in. */
const BEFORE: Partial<Record<FilterKey, FilterValues>> = {
  model: { manufacturer: 'VOLKSWAGEN' },
  plugInHybrid: { fuelTypes: ['Hybrid Benzin'] },
};

/** One control that holds what is chosen in it, and says so. */
function Form({ filterKey }: { filterKey: FilterKey }) {
  const [values, setValues] = useState(BEFORE[filterKey] ?? {});
  const { Control: FilterControl } = filterOf(filterKey);
  return (
    <>
      <FilterControl values={values} options={optionsOf(filterKey, values, SOURCES)} now={NOW} onChange={setValues} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

async function choose([role, label, shown = '']: Control): Promise<void> {
  const user = userEvent.setup();
  if (role === 'combobox') {
    const list = screen.getByRole(role, { name: label });
    const entries = within(list).getAllByRole('option');
    await user.selectOptions(
      list,
      entries.filter(({ textContent }) => textContent === shown),
    );
    expect(list).toHaveDisplayValue(shown);
  } else if (role === 'checkbox') {
    // Pictures come with a chunk of their own.
    const box = await screen.findByRole(role, { name: label });
    await user.click(box);
    expect(box).toBeChecked();
  } else {
    await user.click(screen.getByRole(role, { name: `${label} Beliebig` }));
    for (const name of shown.split(', ')) await user.click(screen.getByRole('checkbox', { name: `${name} (3)` }));
    expect(screen.getByRole(role, { name: `${label} ${shown}` })).toBeVisible();
  }
}

describe('every filter of the table', () => {
  const withControl = filterKeys.filter((key) => TABLE[key].controls);

  it.each(withControl)('%s: is chosen in its control, which shows it', async (key) => {
    render(<Form filterKey={key} />);
    for (const control of TABLE[key].controls ?? []) await choose(control);
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(TABLE[key].values);
  });

  it('has a control, unless only an address can set it', () => {
    expect(filterKeys.filter((key) => filterOf(key).placement !== 'address')).toEqual(withControl);
  });
});
