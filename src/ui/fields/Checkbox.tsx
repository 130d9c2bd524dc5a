import { useId, type ComponentProps, type ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { classNames } from '../classNames';
import css from './Checkbox.css?inline';
import { describedBy, FieldText, RequiredMark } from './FieldText';
import { ChoiceInput } from './ChoiceInput';
import { useStyles } from '../styles';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  count?: number;
}

export function Checkbox({ label, hint, error, isRequired, count, className, ...rest }: CheckboxProps) {
  useStyles(css, 'ui');
  const id = useId();
  return (
    <div className={classNames('checkbox', className)}>
      <label className="checkbox__line">
        <ChoiceInput
          {...rest}
          type="checkbox"
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired ? true : undefined}
        />
        <span className="checkbox__label">
          <span>{label}</span>
          {isRequired ? <RequiredMark /> : null}
          {count === undefined ? null : <span className="checkbox__count">{` (${formatNumber(count)})`}</span>}
        </span>
      </label>
      <div className="checkbox__note">
        <FieldText id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
