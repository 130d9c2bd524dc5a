import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { offeredKinds, type RateKind } from '../../domain/finance/frame';
import { frameText } from '../../domain/finance/frameText';
import { useFrame, useTenant } from '../../state/shopContext';
import chipCss from '../../ui/actions/Chip.css?inline';
import { classNames } from '../../ui/classNames';
import { lazyDecoration } from '../../ui/display/lazyDecoration';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useStyles } from '../../ui/styles';
import css from './FrameLine.css?inline';
import { FrameSheetContext } from './FrameSheetContext';

// Only who has valued a car has one.
const OldCarPart = lazyDecoration(() => import('./OldCarPart').then((module) => module.OldCarPart));

interface FrameLineProps {
  /** Ways to pay by the month; default: of the dealer. */
  kinds?: readonly RateKind[];
  className?: string;
}

/** How the visitor wants to pay, in one line; a press opens the sheet that changes it (rules/search: frame). Nothing where there is no rate. */
export function FrameLine({ kinds, className = 'chip' }: FrameLineProps) {
  useStyles(chipCss, 'ui');
  const { frame, mostPerMonth } = useFrame();
  const { settings } = useTenant();
  const sheet = useContext(FrameSheetContext);
  const [isOpen, setOpen] = useState(false);
  // Closes the sheet when the search is hidden by Activity, which runs the cleanup.
  useEffect(() => () => setOpen(false), []);
  const { kind } = frame;
  const all = kinds ?? offeredKinds(settings);
  // One that was chosen at a vehicle, whose bank the dealer's settings do not name, can be changed wherever it holds.
  const offered = kind === undefined || all.includes(kind) ? all : [...all, kind];
  if (sheet === undefined || offered.length === 0) return null;
  return (
    <>
      <TermsButton
        label={frame.kind === undefined ? undefined : 'Mein Rahmen'}
        className={className}
        onClick={() => setOpen(true)}
      >
        <span>{frameText(frame, mostPerMonth, offered)}</span>
        <OldCarPart />
      </TermsButton>
      <Suspense>{isOpen ? sheet(() => setOpen(false)) : null}</Suspense>
    </>
  );
}

interface TermsButtonProps {
  /** Before the text, for screen readers. */
  label: string | undefined;
  className: string;
  onClick: () => void;
  children: ReactNode;
}

/** Terms of a payment in one line, which a dialog changes. */
export function TermsButton({ label, className, onClick, children }: TermsButtonProps) {
  useStyles(css);
  return (
    <button type="button" className={classNames('frame-line', className)} aria-haspopup="dialog" onClick={onClick}>
      <span>
        {label === undefined ? null : <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
        <span>{children}</span>
      </span>
      <ChevronDown />
    </button>
  );
}
