import type { ComponentProps } from 'react';
import css from './ChoiceInput.css?inline';
import { useStyles } from '../styles';

/** The native checkbox or radio button itself, drawn in the shop's colours. Belongs into a label. */
export function ChoiceInput(props: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  useStyles(css, 'ui');
  return <input {...props} className="mark" />;
}
