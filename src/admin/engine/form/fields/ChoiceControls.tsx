import { get, type FieldValues } from 'react-hook-form';
import { CheckList } from '../../../../ui/fields/CheckList';
import { RadioGroup } from '../../../../ui/fields/RadioGroup';
import { Select } from '../../../../ui/fields/Select';
import type { Choice } from '../../../../ui/fields/choice';
import { useChoice } from '../../../../ui/fields/useChoice';
import { choiceLabel } from '../../entryFields';
import type { ControlProps } from '../openForm';
import { SearchedCheckList } from './SearchedCheckList';

const LONG_LIST = 15;

const NONE: readonly never[] = [];

export function RadioControl<Values extends FieldValues>(props: ControlProps<Values>) {
  const { form, text, field, isReadOnly } = props;
  const { name, value, onChange } = useChoice(form, props.name);
  const chosen: unknown = value;
  return (
    <RadioGroup
      {...text}
      name={name}
      value={String(chosen)}
      onChange={onChange}
      options={(field.choices ?? NONE).map((option) => ({ ...option, isDisabled: isReadOnly }))}
    />
  );
}

export function SelectControl<Values extends FieldValues>(props: ControlProps<Values> & { placeholder?: string }) {
  const { form, text, field, isReadOnly, placeholder = 'Bitte wählen' } = props;
  const { ref, name, value, onChange } = useChoice(form, props.name);
  const chosen: unknown = value;
  return (
    <Select
      {...text}
      name={name}
      ref={ref}
      value={String(chosen)}
      onChange={onChange}
      options={field.choices ?? NONE}
      placeholder={placeholder}
      autoComplete="off"
      disabled={isReadOnly}
    />
  );
}

const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);

export interface ChecksOptions {
  isSentences?: boolean | undefined;
  noteOf?: ((choice: string) => string | undefined) | undefined;
}

export function ChecksControl<Values extends FieldValues>(props: ControlProps<Values> & ChecksOptions) {
  const { form, text, field, isReadOnly, isSentences, noteOf } = props;
  const { ref, name, value, onChange } = useChoice(form, props.name);
  const chosen = textsIn(value);
  const { choices = NONE, empty } = field;
  // Stored values no longer offered can be removed. A removed one can be ticked again and keeps the focus.
  const gone = textsIn(get(form.formState.defaultValues, name)).filter(
    (each) => !choices.some((option) => option.value === each),
  );
  const unlisted = gone.map((each): Choice => ({ value: each, label: choiceLabel(field, each) }));
  const options = [...choices, ...unlisted].map((option) => {
    const note = noteOf?.(option.value);
    if (note === undefined) return option;
    const hint = (
      <>
        {option.hint}
        <strong className="block text-warning">{note}</strong>
      </>
    );
    return { ...option, hint };
  });
  const hint = chosen.length === 0 && empty !== undefined ? empty : text.hint;
  const list = { ...text, hint, options, value: chosen, onChange, isDisabled: isReadOnly };
  if (options.length >= LONG_LIST) return <SearchedCheckList {...list} name={name} />;
  return (
    <div className={isSentences ? 'form-section__sentences' : undefined}>
      <CheckList {...list} ref={ref} />
    </div>
  );
}
