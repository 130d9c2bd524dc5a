import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { offeredKinds, type RateKind } from '../../domain/finance/frame';
import { frameText } from '../../domain/finance/frameText';
import { useFrame, useTenant } from '../../state/shopContext';
import { useOldCar } from '../../state/valuedTradeIn';
import chipCss from '../../ui/actions/Chip.css?inline';
import { classNames } from '../../ui/classNames';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useStyles } from '../../ui/styles';
import css from './FrameLine.css?inline';
import { FrameSheetContext } from './FrameSheetContext';

interface FrameLineProps {
  /** Default: the dealer's. */
  kinds?: readonly RateKind[];
  className?: string;
}

/** In one line; a press opens its sheet (rules/search: frame). Nothing without rates. */
export function FrameLine({ kinds, className = 'chip' }: FrameLineProps) {
  useStyles(chipCss, 'ui');
  const { frame, mostPerMonth } = useFrame();
  const { oldCar } = useOldCar();
  const { settings } = useTenant();
  const sheet = useContext(FrameSheetContext);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => setOpen(false), []);
  const { kind } = frame;
  const all = kinds ?? offeredKinds(settings);
  // A kind chosen at a vehicle, unknown to the dealer's settings, stays changeable.
  const offered = kind === undefined || all.includes(kind) ? all : [...all, kind];
  if (sheet === undefined || offered.length === 0) return null;
  return (
    <>
      <TermsButton
        label={frame.kind === undefined ? undefined : 'Mein Rahmen'}
        className={className}
        onClick={() => setOpen(true)}
      >
        {frameText(frame, mostPerMonth, offered, oldCar)}
      </TermsButton>
      <Suspense>{isOpen ? sheet(() => setOpen(false)) : null}</Suspense>
    </>
  );
}

interface TermsButtonProps {
  label: string | undefined;
  className: string;
  onClick: () => void;
  children: ReactNode;
}

/** Terms of a payment in one line; a dialog changes them. */
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
