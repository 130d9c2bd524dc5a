import { get, type FieldValues } from 'react-hook-form';
import { CheckList } from '../../../../ui/fields/CheckList';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { RadioGroup } from '../../../../ui/fields/RadioGroup';
import { Select } from '../../../../ui/fields/Select';
import { TextArea } from '../../../../ui/fields/TextArea';
import { useChoice } from '../../../../ui/fields/useChoice';
import type { ControlProps, ControlPropsOf } from '../controls';
import { ColourControl } from './ColourControl';
import { FileControl } from './FileControl';
import { FilesControl } from './FilesControl';
import { HtmlControl } from './HtmlControl';
import { SearchedCheckList } from './SearchedCheckList';
import { TextControl } from './TextControl';
import { TextsControl } from './TextsControl';
import { readDay } from '../../../../domain/dealer/rules';
import { formatDate } from '../../../../lib/dates/formatDate';

/** Number of choices above which a check list has a search field. */
const LONG_LIST = 15;

/** Control of a field, chosen by its kind. */
export function FieldControl<Values extends FieldValues>(props: ControlProps<Values>) {
  const { field, form, text } = props;
  const { control } = field;
  switch (control.kind) {
    case 'text':
      return <TextControl {...props} control={control} />;
    case 'area':
      return <TextArea {...form.register(field.name)} {...text} autoComplete="off" readOnly={props.isReadOnly} />;
    case 'html':
      return <HtmlControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'tick':
      return <Checkbox {...form.register(field.name)} {...text} disabled={props.isReadOnly} />;
    case 'select':
    case 'radio':
      return <ChoiceControl {...props} control={control} />;
    case 'checks':
      return <ChecksControl {...props} control={control} />;
    case 'file':
      return <FileControl {...props} control={control} />;
    case 'files':
      return <FilesControl {...props} control={control} />;
    case 'texts':
      return <TextsControl {...props} control={control} />;
    case 'colour':
      return <ColourControl {...props} control={control} />;
    case 'own':
      return <control.Control {...props} />;
  }
}

function ChoiceControl<Values extends FieldValues>(props: ControlPropsOf<'select' | 'radio', Values>) {
  const { form, field, text, control, isReadOnly } = props;
  const { ref, name, value, onChange } = useChoice(form, field.name);
  const options = control.options();
  const chosen: unknown = value;
  if (control.kind === 'radio')
    return (
      <RadioGroup
        {...text}
        name={name}
        value={String(chosen)}
        onChange={onChange}
        options={options.map((option) => ({ ...option, isDisabled: isReadOnly }))}
      />
    );
  return (
    <Select
      {...text}
      name={name}
      ref={ref}
      value={String(chosen)}
      onChange={onChange}
      options={options}
      placeholder={control.placeholder ?? 'Bitte wählen'}
      autoComplete="off"
      disabled={isReadOnly}
    />
  );
}

const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);

function ChecksControl<Values extends FieldValues>(props: ControlPropsOf<'checks', Values>) {
  const { form, field, text, control } = props;
  const { ref, name, value, onChange } = useChoice(form, field.name);
  const chosen = textsIn(value);
  const offered = control.options();
  // Saved values can be removed even if they are no longer offered. A removed one can be ticked again and keeps the focus.
  const gone = textsIn(get(form.formState.defaultValues, field.name)).filter(
    (each) => !offered.some((option) => option.value === each),
  );
  const options = [...offered, ...gone.map((each) => ({ value: each, label: control.labelOf?.(each) ?? each }))];
  const hint = chosen.length === 0 && control.empty !== undefined ? control.empty : text.hint;
  const list = { ...text, hint, options, value: chosen, onChange };
  if (options.length >= LONG_LIST) return <SearchedCheckList {...list} name={name} />;
  return (
    <div className={control.isSentences ? 'form-section__sentences' : undefined}>
      <CheckList {...list} ref={ref} />
    </div>
  );
}

/** Date field: accepts TT.MM.JJJJ, JJJJ-MM-TT and TT-MM-JJJJ, shows TT.MM.JJJJ after blur. */
function DateControl<Values extends FieldValues>(props: ControlProps<Values>) {
  const normalise = (typed: string) => {
    const day = readDay(typed);
    return day === undefined ? typed : formatDate(day);
  };
  return (
    <TextControl
      {...props}
      field={{ ...props.field, normalise }}
      text={{ ...props.text, hint: props.text.hint ?? 'Zum Beispiel 31.12.2026' }}
      control={{ kind: 'text', inputMode: 'text', maxLength: 10 }}
    />
  );
}
