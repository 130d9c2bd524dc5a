import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../classNames';
import css from './IconButton.css?inline';
import { useStyles } from '../styles';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactElement | null;
  /** `floating`: on a picture, a smaller disc. */
  variant?: 'plain' | 'outlined' | 'floating';
}

/** 44 × 44 px. If a press may disable it, pass `aria-disabled`: it keeps the focus. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  useStyles(css, 'ui');
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('icon-button', `icon-button--${variant}`, className)}
    >
      {icon}
    </button>
  );
}
