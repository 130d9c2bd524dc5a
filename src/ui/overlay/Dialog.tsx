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
  /** Called by close button, Escape or a press on the backdrop; the caller then stops rendering the dialog. */
  onClose: () => void;
  /** Called by Escape instead, where it takes back what was done in the dialog. */
  onEscape?: () => void;
  sub?: string;
  /**
   * `small` up to 440 px, `medium` 760 px, `full` the whole window. Only in the admin area: `sheet-right` 560 px at the right edge,
   * `sheet-wide` 760 px, `sheet-left` 288 px at the left edge.
   */
  size?: 'small' | 'medium' | 'full' | 'sheet-right' | 'sheet-wide' | 'sheet-left';
  /** The title has the initial focus, for content that is read first. */
  focusesTitle?: boolean;
  footer?: ReactNode;
  /** Cannot be closed, while an action is running. */
  isLocked?: boolean;
  children: ReactNode;
}

/**
 * Modal dialog on the native `<dialog>`: top layer, focus trap and return, inert page. It is open as long as it is rendered.
 * Inside it `@container shop` and `useIsAtLeast` refer to the dialog, and announcements use a live region of the dialog.
 */
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
