import {
  embeddingOptions,
  embedMethods,
  type EmbeddingOptionName,
  type EmbeddingValues,
  type EmbedMethodName,
} from '../../../domain/integration/embedMethods';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';

interface EmbeddingFieldsProps {
  way: EmbedMethodName;
  values: EmbeddingValues;
  onChange: (values: EmbeddingValues) => void;
}

/** Validation error of an embedding option. */
function problemOf(name: EmbeddingOptionName, value: string): string | undefined {
  if (value.trim() === '') return undefined;
  if (name === 'target') {
    try {
      document.createElement('div').querySelector(value);
      return undefined;
    } catch {
      return 'kein gültiger CSS-Selektor';
    }
  }
  if (name === 'hashPrefix' && !/^[a-z0-9][a-z0-9_-]*$/i.test(value)) return 'nur Buchstaben, Ziffern, „-“ und „_“';
  return name === 'clientUrl' && !/^https?:\/\/\S+$/i.test(value) ? 'ungültig' : undefined;
}

/** Fields for the options of the chosen embedding, with their defaults. */
export function EmbeddingFields({ way, values, onChange }: EmbeddingFieldsProps) {
  const names: readonly EmbeddingOptionName[] = embedMethods[way].options;
  return (
    <div className="integration__fields grid gap-16">
      {names.map((name) => {
        const option: { label: string; hint?: string; standard: string; choices?: Readonly<Record<string, string>> } =
          embeddingOptions[name];
        const set = (value: string) => onChange({ ...values, [name]: value });
        if (option.choices) {
          return (
            <Select
              key={name}
              label={option.label}
              options={Object.entries(option.choices).map(([value, label]) => ({
                value,
                label: value === option.standard ? `${label} (Voreinstellung)` : label,
              }))}
              value={values[name]}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
          );
        }
        return (
          <TextInput
            key={name}
            label={option.label}
            hint={option.hint}
            error={problemOf(name, values[name])}
            placeholder={option.standard}
            autoComplete="off"
            value={values[name]}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        );
      })}
    </div>
  );
}
