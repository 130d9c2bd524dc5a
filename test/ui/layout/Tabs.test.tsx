import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs, type Tab } from '../../../src/ui/layout/Tabs';

const tabs: Tab[] = [
  { id: 'technik', label: 'Technische Daten' },
  { id: 'finanzierung', label: 'Finanzierung', disabledReason: 'Für dieses Fahrzeug nicht verfügbar.' },
  { id: 'kontakt', label: 'Kontakt' },
];

function VehicleTabs({ tabs: shown = tabs }) {
  const [selected, setSelected] = useState('technik');
  return (
    <Tabs label="Angaben zum Fahrzeug" tabs={shown} selected={selected} onSelect={setSelected}>
      Inhalt {selected}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the content of the selected one', async () => {
    render(<VehicleTabs />);
    expect(screen.getByRole('tabpanel', { name: 'Technische Daten' })).toHaveTextContent('Inhalt technik');
    await userEvent.click(tab('Kontakt'));
    expect(tab('Kontakt')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Kontakt' })).toHaveTextContent('Inhalt kontakt');
  });

  it('are one stop for the Tab key, arrows move between them and Enter chooses', async () => {
    const user = userEvent.setup();
    render(<VehicleTabs />);
    await user.tab();
    expect(tab('Technische Daten')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Kontakt')).toHaveFocus();
    expect(tab('Technische Daten')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(tab('Kontakt')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Technische Daten')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Kontakt')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Technische Daten')).toHaveFocus();
  });

  it('can be reached but not chosen while disabled, and say why', async () => {
    const user = userEvent.setup();
    render(<VehicleTabs />);
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(tab('Finanzierung')).toHaveFocus();
    expect(tab('Finanzierung')).toHaveAttribute('aria-selected', 'false');
    expect(tab('Finanzierung')).toHaveAccessibleDescription('Für dieses Fahrzeug nicht verfügbar.');
  });

  it('show and announce on a press why one cannot be chosen, until another is or it can be', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<VehicleTabs />);
    const reason = () => screen.getByRole('status');
    expect(reason()).toBeEmptyDOMElement();
    await user.click(tab('Finanzierung'));
    expect(reason()).toHaveTextContent('Für dieses Fahrzeug nicht verfügbar.');
    await user.click(tab('Kontakt'));
    expect(reason()).toBeEmptyDOMElement();
    await user.click(tab('Finanzierung'));
    rerender(<VehicleTabs tabs={tabs.map(({ id, label }) => ({ id, label }))} />);
    expect(reason()).toBeEmptyDOMElement();
  });
});
