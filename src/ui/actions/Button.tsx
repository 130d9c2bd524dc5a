import { useEffect, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { useAnnounce } from '../display/Announcer';
import css from './Button.css?inline';
import { classNames } from '../classNames';
import { Spinner } from '../display/Spinner';
import { PARTS } from '../parts';
import { useStyles } from '../styles';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Heights: small 36 px (its target still 44 px), medium 44 px, large 52 px. */
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  icon?: ReactElement;
  iconAfter?: ReactElement;
}

type ButtonProps = Look & {
  href?: undefined;
  /** Keeps width and focus, announces 'Bitte warten …', ignores presses. */
  isBusy?: boolean;
} & ComponentProps<'button'>;

type LinkButtonProps = Look & { href: string } & ComponentProps<'a'>;

export function Button(props: ButtonProps | LinkButtonProps) {
  useStyles(css, 'ui');
  return props.href === undefined ? <NativeButton {...props} /> : <NativeLink {...props} />;
}

function lookClass({ variant = 'secondary', size = 'medium', isWide }: Look, className?: string): string {
  return classNames('button', `button--${variant}`, `button--${size}`, isWide && 'button--wide', className);
}

const partOf = (variant: Look['variant']) => (variant === 'primary' ? PARTS.primaryButton : PARTS.button);

function NativeLink({ variant, size, isWide, icon, iconAfter, className, children, ...rest }: LinkButtonProps) {
  return (
    <a part={partOf(variant)} {...rest} className={lookClass({ variant, size, isWide }, className)}>
      {icon}
      <span className="button__text">{children}</span>
      {iconAfter}
    </a>
  );
}

function NativeButton(props: ButtonProps) {
  const { variant, size, isWide, icon, iconAfter, isBusy = false, className, children, onClick, ...rest } = props;
  const announce = useAnnounce();
  useEffect(() => {
    return isBusy ? announce('Bitte warten …') : undefined;
  }, [isBusy, announce]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a second submission by Enter.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      part={partOf(variant)}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={press}
      className={classNames(lookClass({ variant, size, isWide }, className), isBusy && 'is-busy')}
    >
      {icon}
      <span className="button__text">{children}</span>
      {iconAfter}
      {isBusy ? (
        <span className="button__spinner">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
