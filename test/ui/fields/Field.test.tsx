import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { FieldGroup } from '../../../src/ui/fields/Field';
import { RadioGroup } from '../../../src/ui/fields/RadioGroup';
import { Select } from '../../../src/ui/fields/Select';
import { TextArea } from '../../../src/ui/fields/TextArea';
import { NumberInput, TextInput } from '../../../src/ui/fields/TextInput';
import { useCheckedForm } from '../../../src/ui/fields/useCheckedForm';

describe('a field', () => {
  it('is found by its label and described by hint and message', () => {
    render(<TextInput label="E-Mail" hint="Für Ihre Bestätigung." error="Bitte geben Sie eine E-Mail-Adresse ein." />);
    const input = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Für Ihre Bestätigung. Bitte geben Sie eine E-Mail-Adresse ein.');
  });

  it('says that it is required without putting the star into its name', () => {
    render(<Select label="Anrede" isRequired placeholder="Bitte wählen" options={[{ value: 'ms', label: 'Frau' }]} />);
    expect(screen.getByRole('combobox', { name: 'Anrede' })).toBeRequired();
    expect(screen.getByText('*')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Bitte wählen' })).toBeDisabled();
  });

  it('announces a message when it appears', () => {
    const { rerender } = render(<TextArea label="Nachricht" />);
    const region = document.querySelector('[aria-live="polite"]');
    rerender(<TextArea label="Nachricht" error="Bitte schreiben Sie uns etwas." />);
    expect(region).toHaveTextContent('Bitte schreiben Sie uns etwas.');
  });

  it('opens a longer text by the toggle Detaillierte Beschreibung', async () => {
    render(<NumberInput label="Kilometerstand" info="Der Stand beeinflusst den Wert." />);
    const toggle = screen.getByRole('button', { name: 'Detaillierte Beschreibung' });
    expect(screen.getByText('Der Stand beeinflusst den Wert.')).not.toBeVisible();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Der Stand beeinflusst den Wert.')).toBeVisible();
  });

  it('names the field that a detailed description belongs to, of a group as well', () => {
    render(
      <>
        <NumberInput label="Kilometerstand" info="Der Stand beeinflusst den Wert." />
        <FieldGroup label="Schäden" info="Auch kleine zählen.">
          <Checkbox label="Kratzer" />
        </FieldGroup>
      </>,
    );
    const toggles = screen.getAllByRole('button', { name: 'Detaillierte Beschreibung' });
    expect(toggles[0]).toHaveAccessibleDescription('Kilometerstand');
    expect(toggles[1]).toHaveAccessibleDescription('Schäden');
  });

  it('shows the numeric keyboard for numbers, and the decimal one where decimals are allowed', () => {
    render(
      <>
        <NumberInput label="Kilometerstand" suffix="km" />
        <NumberInput label="Zins" allowsDecimals />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Kilometerstand' })).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox', { name: 'Zins' })).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('fields in a form', () => {
  function ContactForm() {
    const { register, control } = useCheckedForm({
      defaultValues: { name: '', terms: false, topic: '' },
      check: (entries) => ({ values: entries }),
    });
    const values = useWatch({ control });
    return (
      <form>
        <TextInput label="Name" {...register('name')} />
        <Select
          label="Thema"
          placeholder="Alle"
          options={[{ value: 'test', label: 'Probefahrt' }]}
          {...register('topic')}
        />
        <Checkbox label="Ich stimme zu." {...register('terms')} />
        <output>{JSON.stringify(values)}</output>
      </form>
    );
  }

  it('hand over what the visitor enters', async () => {
    const user = userEvent.setup();
    render(<ContactForm />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Thema' }), 'Probefahrt');
    await user.click(screen.getByRole('checkbox', { name: 'Ich stimme zu.' }));
    expect(screen.getByText('{"name":"Anna","terms":true,"topic":"test"}')).toBeVisible();
  });
});

describe('a group of radio buttons', () => {
  it('is one question with its answers', () => {
    render(
      <RadioGroup
        label="Sie kaufen als"
        error="Bitte wählen Sie."
        value="firma"
        onChange={() => undefined}
        options={[
          { value: 'privat', label: 'Privatperson' },
          { value: 'firma', label: 'Unternehmen' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Sie kaufen als' })).toHaveAccessibleDescription('Bitte wählen Sie.');
    expect(screen.getByRole('radio', { name: 'Unternehmen' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Privatperson' })).not.toBeChecked();
  });
});
