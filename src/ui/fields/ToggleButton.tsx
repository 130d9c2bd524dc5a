import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../classNames';
import { useStyles } from '../styles';
import css from '../actions/Chip.css?inline';

interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'onToggle' | 'aria-pressed'> {
  isPressed: boolean;
  onToggle: (isPressed: boolean) => void;
  icon?: ReactElement;
}

export function ToggleButton({ isPressed, onToggle, icon, className, children, ...rest }: ToggleButtonProps) {
  useStyles(css, 'ui');
  return (
    <button
      type="button"
      {...rest}
      className={classNames('chip', className)}
      aria-pressed={isPressed}
      onClick={() => {
        onToggle(!isPressed);
      }}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
