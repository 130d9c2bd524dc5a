import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import { useStyles } from '../styles';
import css from './TextArea.css?inline';

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/** Grows with its content in browsers with `field-sizing`. */
export function TextArea(props: TextAreaProps) {
  useStyles(css, 'ui');
  const { label, hint, error, isRequired, info, isLabelHidden, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, isRequired, info, isLabelHidden, id, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} className="control text-area" />}
    </Field>
  );
}
