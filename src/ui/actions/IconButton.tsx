import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import css from './IconButton.css?inline';
import { useStyles } from '../styles';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: accessible name and tooltip. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** `floating` for places above a picture. */
  variant?: 'plain' | 'outlined' | 'floating';
}

/**
 * A button of 44 × 44 px that shows only an icon. For a toggle give `aria-pressed`; where its own press may end its use give
 * `aria-disabled` instead of `disabled`, so that the focus stays on it.
 */
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
