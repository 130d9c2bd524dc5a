import type { ComponentProps } from 'react';
import { RadioInput } from './RadioInput';
import css from './ChoiceInput.css?inline';
import { useStyles } from '../styles';

export function ChoiceInput(props: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  useStyles(css, 'ui');
  const Input = props.type === 'radio' ? RadioInput : 'input';
  return <Input {...props} className="mark" />;
}
