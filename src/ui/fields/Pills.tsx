import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { isDisabledChoice, type Choice } from './choice';
import { classNames } from '../classNames';
import { FieldGroup, type FieldProps } from './Field';
import css from './Pills.css?inline';
import { useStyles } from '../styles';

interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'onToggle' | 'aria-pressed'> {
  isPressed: boolean;
  onToggle: (isPressed: boolean) => void;
  icon?: ReactNode;
}

/** Something that is on or off ('Jahreswagen'). */
export function ToggleButton({ isPressed, onToggle, icon, className, children, ...rest }: ToggleButtonProps) {
  useStyles(css, 'ui');
  return (
    <button
      type="button"
      {...rest}
      className={classNames('pill', className)}
      aria-pressed={isPressed}
      onClick={() => {
        onToggle(!isPressed);
      }}
    >
      {icon}
      {children}
    </button>
  );
}

interface PillsProps<Value extends string> extends FieldProps {
  options: readonly (Choice<Value> & { icon?: ReactNode })[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  /** The button that takes the focus when the form asks for it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few short words, side by side: radio buttons in the look of pills. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  useStyles(css, 'ui');
  const { options, value, onChange, onBlur, name, ref, ...field } = props;
  const ownName = useId();
  const focusable = options.find((option) => option.value === value) ?? options[0];
  return (
    <FieldGroup {...field}>
      <div className="pills">
        {options.map((option) => (
          <label key={option.value} className="pill">
            <input
              type="radio"
              className="pill__input"
              name={name ?? ownName}
              ref={option === focusable ? ref : undefined}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabledChoice(option, option.value === value)}
              onBlur={onBlur}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.icon}
            {option.swatch ? <span className="pill__swatch" style={{ background: option.swatch }} /> : null}
            {option.label}
            {option.count === undefined ? null : (
              <span className="pill__count">({option.count.toLocaleString('de-DE')})</span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
