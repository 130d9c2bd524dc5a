import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Announcer } from '../display/Announcer';
import { classNames } from '../classNames';
import css from './Dialog.css?inline';
import { IconButton } from '../actions/IconButton';
import { useModalBehaviour } from './useModalBehaviour';
import { ShopSize } from '../layout/shopSize';
import { PARTS } from '../parts';
import { useStyles } from '../styles';

interface DialogProps {
  title: string;
  /** The visitor wants out: close button, Escape or a press beside the dialog. The caller stops rendering it. */
  onClose: () => void;
  /** A quieter line under the title. */
  sub?: string;
  /** `small` up to 440 px, `medium` 760 px, `full` the whole window, `sheet-right` a column of 560 px at the right edge, `sheet-wide` one of 760, `sheet-left` one of 288 px at the left. */
  size?: 'small' | 'medium' | 'full' | 'sheet-right' | 'sheet-wide' | 'sheet-left';
  /** The focus starts on the title, for what is read before it is changed. */
  focusesTitle?: boolean;
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode;
  /** Not to be closed by the visitor while something runs that must not be lost. */
  isLocked?: boolean;
  children: ReactNode;
}

/**
 * A modal layer on the platform's `<dialog>`: top layer, focus kept inside and given back, rest of the page inert. It is open
 * as long as it is rendered. Its content measures the dialog with `@container shop` and `useIsAtLeast`, and announces inside it.
 */
export function Dialog(props: DialogProps) {
  const { title, sub, onClose, size = 'medium', footer, focusesTitle = false, isLocked = false, children } = props;
  useStyles(css, 'ui');
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [body, setBody] = useState<HTMLDivElement | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closed before it leaves the document: only then the browser gives the focus back.
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle]);

  useModalBehaviour(ref, () => {
    if (!isLocked) onClose();
  });

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input's cancel bubbles through here, too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isLocked) onClose();
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Browsers close at the second Escape whatever a page says.
    const dialog = event.currentTarget;
    if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
    if (isLocked) dialog.showModal();
    else onClose();
  };

  return (
    <dialog
      ref={ref}
      part={PARTS.dialog}
      className={classNames('dialog', size === 'sheet-wide' && 'dialog--sheet-right', `dialog--${size}`)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
    >
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
