import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import css from './Link.css?inline';
import { useStyles } from '../styles';
import { VisuallyHidden } from '../display/VisuallyHidden';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** In a new tab, with a text for screen readers. */
  isExternal?: boolean;
}

export function Link({ isExternal, className, children, ...rest }: LinkProps) {
  useStyles(css, 'ui');
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...external} className={classNames('link', className)}>
      {isExternal ? (
        <>
          <span>
            <span>{children}</span>
            <ExternalLink />
          </span>
          <VisuallyHidden> (öffnet in einem neuen Tab)</VisuallyHidden>
        </>
      ) : (
        <span>{children}</span>
      )}
    </a>
  );
}
