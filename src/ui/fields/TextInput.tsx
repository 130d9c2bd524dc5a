import type { ComponentProps, ReactElement } from 'react';
import { Field, type FieldProps } from './Field';
import { useStyles } from '../styles';
import css from './TextInput.css?inline';

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** After the value ('km', '€'). Read after the label. */
  suffix?: string;
  icon?: ReactElement;
}

/** Accepts the props of `register`. */
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

/** Parsed by the caller. Not `type="number"`, which discards invalid text and changes when scrolled. */
export function NumberInput({ allowsDecimals = false, ...rest }: TextInputProps & { allowsDecimals?: boolean }) {
  return <TextInput autoComplete="off" {...rest} inputMode={allowsDecimals ? 'decimal' : 'numeric'} />;
}
