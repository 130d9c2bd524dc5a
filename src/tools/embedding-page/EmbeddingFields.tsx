import {
  embeddingOptions,
  embedMethods,
  type EmbeddingOption,
  type EmbeddingOptionName,
  type EmbeddingValues,
  type EmbedMethodName,
} from '../embedding/embedMethods';
import { problemOf, READERS } from '../../domain/integration/mountOptions';
import { OPTION_MESSAGES } from '../../domain/integration/optionMessages';
import { isReadable } from '../embedding/snippet';
import { keysOf } from '../../lib/keysOf';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';

interface EmbeddingFieldsProps {
  way: EmbedMethodName;
  values: EmbeddingValues;
  onChange: (change: EmbeddingValues) => void;
}

function errorOf(name: EmbeddingOptionName, value: string): string | undefined {
  if (value === '') return undefined;
  if (name === 'target') {
    try {
      document.createElement('div').querySelector(value);
      return undefined;
    } catch {
      return 'kein gültiger CSS-Selektor';
    }
  }
  const option = keysOf(READERS).find((each) => each === name);
  return option === undefined || isReadable(option, value) ? undefined : OPTION_MESSAGES[problemOf(option, value)];
}

export function EmbeddingFields({ way, values, onChange }: EmbeddingFieldsProps) {
  const names: readonly EmbeddingOptionName[] = embedMethods[way].options;
  return names.map((name) => {
    const option: EmbeddingOption = embeddingOptions[name];
    const { label, hint, standard, choices, isPartOf } = option;
    const value = values[name] ?? '';
    if (isPartOf && !values[isPartOf]) return null;
    return choices ? (
      <Select
        key={name}
        label={label}
        options={Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))}
        value={value || standard}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    ) : (
      <TextInput
        key={name}
        label={label}
        hint={hint}
        error={errorOf(name, value.trim())}
        placeholder={standard}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    );
  });
}
