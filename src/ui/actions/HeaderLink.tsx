import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../classNames';
import { useStyles } from '../styles';
import css from './HeaderLink.css?inline';

interface HeaderLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  icon?: ReactElement;
  name: string;
  children?: ReactElement | null;
}

/** From 640 px with its name beside the icon. */
export function HeaderLink({ icon, name, className, children, ...rest }: HeaderLinkProps) {
  useStyles(css, 'ui');
  return (
    <a {...rest} className={classNames('header-link', className)}>
      {icon}
      <span className="header-link__name">{name}</span>
      {children}
    </a>
  );
}
