import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import css from './Link.css?inline';
import { useStyles } from '../styles';

export function BackLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  useStyles(css, 'ui');
  return (
    <a {...rest} className={classNames('back-link', className)}>
      <ArrowLeft />
      <span>{children}</span>
    </a>
  );
}
