import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import { useStyles } from '../styles';
import css from './TextInput.css?inline';

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Unit or currency behind the value ('km', '€'). Read after the label. */
  suffix?: string;
  /** Icon before the value. */
  icon?: ReactNode;
}

/** One line of text. Takes what `register` of a form gives. */
export function TextInput(props: TextInputProps) {
  useStyles(css, 'ui');
  const { label, hint, error, isRequired, info, isLabelHidden, suffix, icon, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, isRequired, info, isLabelHidden, id, className }}>
      {(control) => (
        <div className="text-input" data-icon={icon ? '' : undefined} data-suffix={suffix ? '' : undefined}>
          {icon ? <span className="text-input__icon">{icon}</span> : null}
          <input type="text" {...rest} {...control} className="control" />
          {suffix ? <span className="text-input__suffix">{suffix}</span> : null}
        </div>
      )}
    </Field>
  );
}

/**
 * A number as the visitor types it. A text input, because number inputs lose what they cannot parse and change when
 * scrolled over; reading the text is up to the caller.
 */
export function NumberInput({ allowsDecimals = false, ...rest }: TextInputProps & { allowsDecimals?: boolean }) {
  return <TextInput autoComplete="off" {...rest} inputMode={allowsDecimals ? 'decimal' : 'numeric'} />;
}
