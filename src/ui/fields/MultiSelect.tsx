import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState, type Ref } from 'react';
import { Checkbox } from './Checkbox';
import { isDisabledChoice, toggled, type Choice } from './choice';
import { Field, type ControlAttributes, type FieldProps } from './Field';
import css from './MultiSelect.css?inline';
import { useStyles } from '../styles';
import { useListKeys } from '../actions/useListKeys';

interface SelectionProps<Value extends string> {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function MultiSelect<Value extends string>(props: SelectionProps<Value> & FieldProps) {
  const { label, hint, error, isRequired, info, isLabelHidden, ...selection } = props;
  return (
    <Field {...{ label, hint, error, isRequired, info, isLabelHidden }}>
      {(control) => <Selection {...selection} control={control} />}
    </Field>
  );
}

/** Up to two names, else a number: the button keeps its height. */
function summary(labels: string[], placeholder: string): string {
  if (labels.length === 0) return placeholder;
  return labels.length <= 2 ? labels.join(', ') : `${labels.length} ausgewählt`;
}

function Selection<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Alle',
  ref,
  control,
}: SelectionProps<Value> & { control: ControlAttributes }) {
  useStyles(css, 'ui');
  const [isOpen, setOpen] = useState(false);
  const { id, 'aria-describedby': describedBy } = control;
  const chosen = options.filter((option) => value.includes(option.value));

  const wrapper = useRef<HTMLDivElement>(null);

  useListKeys({
    wrapper,
    isOpen,
    items: 'input:not([disabled])',
    onClose: (hasLeft) => {
      setOpen(false);
      if (hasLeft) onBlur?.();
      else wrapper.current?.querySelector<HTMLElement>('button')?.focus();
    },
  });

  return (
    // Focusable: in Safari a press does not focus a button, but must count as inside.
    <div className="multi-select" ref={wrapper} tabIndex={-1}>
      <button
        ref={ref}
        type="button"
        id={id}
        className="control multi-select__button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        data-invalid={control['aria-invalid']}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className="multi-select__value" id={`${id}-value`}>
          {summary(
            chosen.map((option) => option.label),
            placeholder,
          )}
        </span>
        <ChevronDown />
      </button>
      <div
        className="multi-select__panel"
        id={`${id}-panel`}
        role="group"
        aria-labelledby={`${id}-label`}
        hidden={!isOpen}
      >
        {isOpen
          ? options.map((option) => {
              const isChosen = value.includes(option.value);
              return (
                <Checkbox
                  key={option.value}
                  label={
                    option.swatch ? (
                      <>
                        <span className="multi-select__swatch" style={{ background: option.swatch }} />
                        <span>{option.label}</span>
                      </>
                    ) : (
                      option.label
                    )
                  }
                  count={option.count}
                  checked={isChosen}
                  disabled={isDisabledChoice(option, isChosen)}
                  onChange={() => onChange(toggled(options, value, option.value))}
                />
              );
            })
          : null}
      </div>
    </div>
  );
}
