import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendChange } from '../../src/admin/engine/changes/sendChange';
import { settingsAreas, type SettingsArea } from '../../src/admin/resources/settings/settingsAreas';
import { SETTINGS_ID, settingsFormFor, settingsSource } from '../../src/admin/resources/settings/settingsForm';
import { mayDo } from '../../src/admin/rights';
import { platform } from '../platformServer';
import { renderAdmin, said } from './renderAdmin';

const CONTROLS = 'input, select, textarea, button';
const writes = () => platform.record.filter(({ method }) => method !== 'GET');

async function open(as: 'admin' | 'employee') {
  const admin = renderAdmin({ at: '/admin/settings/dealer-settings', as });
  await screen.findByRole('tab', { name: 'Darstellung' });
  const show = async (title: string) => {
    await admin.user.click(screen.getByRole('tab', { name: new RegExp(`^${title}( \\(|$)`) }));
    const panel = screen.getByRole('tabpanel');
    return [...panel.querySelectorAll<HTMLElement>('fieldset.form-section')].flatMap((section) => [
      ...section.querySelectorAll<HTMLInputElement>(CONTROLS),
    ]);
  };
  return { ...admin, show };
}

// rules/admin: rights.
describe('a section of the settings that the role may not change', () => {
  it.each(['admin', 'employee'] as const)('has no control that works for an %s, and the others have', async (as) => {
    const { show } = await open(as);
    for (const { id, title } of settingsAreas) {
      const controls = await show(title);
      const working = controls.filter((control) => !control.disabled && control.closest('fieldset[disabled]') === null);
      expect([title, controls.length > 0, working.length > 0]).toEqual([title, true, mayDo([as], `settings-${id}`)]);
    }
  });

  it('sends none of its names, whatever its fields hold, and saves the other sections', async () => {
    const { show, user } = await open('employee');
    const before = structuredClone(platform.tenant(1).settings);
    const isLocked = ({ id }: SettingsArea) => !mayDo(['employee'], `settings-${id}`);
    for (const { title } of settingsAreas.filter(isLocked)) {
      for (const control of await show(title)) {
        if (control.type === 'text' || control.type === 'url') fireEvent.change(control, { target: { value: '7' } });
        if (control.type === 'checkbox') await user.click(control);
      }
    }
    await show('Darstellung');
    fireEvent.change(screen.getByRole('textbox', { name: 'Akzentfarbe' }), { target: { value: '#115533' } });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await said(/^Gespeichert: Darstellung\./);
    // The body is the stored settings with the changed names.
    expect(writes()).toHaveLength(1);
    expect(platform.tenant(1).settings).toEqual({ ...before, uiColorAccentHex: '#115533' });
  });

  it('is asked for its right at the save, too', async () => {
    const { services } = renderAdmin({ at: '/admin/settings/dealer-settings', as: 'employee' });
    await screen.findByRole('tab', { name: 'Darstellung' });
    const { platform: calls } = services;
    const { iban } = platform.tenant(1).settings;
    const change = { iban: { before: iban ?? '', after: 'DE89370400440532013000' } };
    const form = settingsFormFor(['employee']);
    const sent = sendChange({ form, source: settingsSource }, SETTINGS_ID, change, { platform: calls });
    await expect(sent).rejects.toMatchObject({ obstacle: { kind: 'locked' } });
    expect(writes()).toEqual([]);
  });
});
