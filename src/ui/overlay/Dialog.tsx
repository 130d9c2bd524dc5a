import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Announcer } from '../display/Announcer';
import css from './Dialog.css?inline';
import { IconButton } from '../actions/IconButton';
import { useModalBehaviour } from './useModalBehaviour';
import { useModalDialog } from './useModalDialog';
import { ShopSize } from '../layout/shopSize';
import { PARTS } from '../parts';
import { useStyles } from '../styles';

interface DialogProps {
  title: string;
  /** By close button, Escape or backdrop; the caller stops rendering the dialog. */
  onClose: () => void;
  /** Escape takes back what was done in the dialog. */
  onEscape?: () => void;
  sub?: string;
  /** Up to 440, 760 px, the window. Admin area only: `sheet-right` 560 px, `sheet-wide` 760 px, `sheet-left` 288 px. */
  size?: 'small' | 'medium' | 'full' | 'sheet-right' | 'sheet-wide' | 'sheet-left';
  /** For content that is read first. */
  focusesTitle?: boolean;
  footer?: ReactNode;
  /** While an action is running. */
  isLocked?: boolean;
  children: ReactNode;
}

/** Native `<dialog>`, open as long as it is rendered. `@container shop`, `useIsAtLeast` and announcements inside refer to the dialog. */
export function Dialog(props: DialogProps) {
  const {
    title,
    sub,
    onClose,
    onEscape = onClose,
    size = 'medium',
    footer,
    focusesTitle = false,
    isLocked = false,
    children,
  } = props;
  useStyles(css, 'ui');
  const titleId = useId();
  const dialog = useModalDialog(onEscape, isLocked);
  const heading = useRef<HTMLHeadingElement>(null);
  const [body, setBody] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle]);

  useModalBehaviour(dialog.ref, () => {
    if (!isLocked) onClose();
  });

  return (
    <dialog {...dialog} part={PARTS.dialog} className={`dialog dialog--${size}`} aria-labelledby={titleId}>
      <Announcer>
        <div className="dialog__frame">
          <header className="dialog__head">
            <div className="dialog__titles">
              <h2 className="dialog__title" id={titleId} ref={heading} tabIndex={focusesTitle ? -1 : undefined}>
                {title}
              </h2>
              {sub === undefined ? null : <p className="dialog__sub">{sub}</p>}
            </div>
            {isLocked ? null : <IconButton label="Schließen" icon={<X />} onClick={onClose} />}
          </header>
          <div className="dialog__body" ref={setBody}>
            <ShopSize element={body}>{children}</ShopSize>
          </div>
          {footer ? <footer className="dialog__foot">{footer}</footer> : null}
        </div>
      </Announcer>
    </dialog>
  );
}
