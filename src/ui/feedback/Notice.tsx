import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import css from './Notice.css?inline';
import { useStyles } from '../styles';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <TriangleAlert />,
} satisfies Record<NoticeTone, ReactNode>;

interface NoticeProps {
  tone?: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
  onDismiss?: () => void;
  /** In the page from its start: no live region. */
  isStatic?: boolean;
}

/** A live region: `alert` for errors, else `status`. */
export function Notice({ tone = 'info', title, children, onDismiss, isStatic }: NoticeProps) {
  useStyles(css, 'ui');
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={`notice notice--${tone}`} role={isStatic ? undefined : role}>
      <span className="notice__icon">{icons[tone]}</span>
      <div className="notice__text">
        {title ? <p className="notice__title">{title}</p> : null}
        {children}
      </div>
      {onDismiss ? (
        <IconButton className="notice__close" label="Hinweis schließen" icon={<X />} onClick={onDismiss} />
      ) : null}
    </div>
  );
}
