import type { ComponentProps } from 'react';
import css from './ChoiceInput.css?inline';
import { useStyles } from '../styles';

/** Native checkbox or radio button in the shop's colours; to be placed inside a `label`. */
export function ChoiceInput(props: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  useStyles(css, 'ui');
  return <input {...props} className="mark" />;
}
