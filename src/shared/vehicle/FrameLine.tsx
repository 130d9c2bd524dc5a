import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import type { RateKind } from '../../domain/finance/frame';
import { changeableKinds, frameText } from '../../domain/finance/frameText';
import { useFrame, useTenant } from '../../state/shopContext';
import { useOldCar } from '../../state/valuedTradeIn';
import chipCss from '../../ui/actions/Chip.css?inline';
import { classNames } from '../../ui/classNames';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useStyles } from '../../ui/styles';
import css from './FrameLine.css?inline';
import { FrameSheetContext } from './FrameSheetContext';

interface FrameLineProps {
  /** Of a vehicle; default: the dealer's. */
  kinds?: readonly RateKind[];
  className?: string;
}

/** In one line; a press opens its sheet (rules/search: frame). Without rates for an old car alone. */
export function FrameLine({ kinds: ofVehicle, className = 'chip' }: FrameLineProps) {
  useStyles(chipCss, 'ui');
  const { frame, mostPerMonth } = useFrame();
  const { oldCar } = useOldCar();
  const { settings } = useTenant();
  const sheet = useContext(FrameSheetContext);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => setOpen(false), []);
  const kinds = ofVehicle ?? changeableKinds(settings, frame);
  const hasRate = frame.kind !== undefined && kinds.length > 0;
  if (sheet === undefined || (kinds.length === 0 && oldCar === undefined && !isOpen)) return null;
  return (
    <>
      <TermsButton
        label={hasRate || (kinds.length === 0 && oldCar?.isDeducted) ? 'Mein Rahmen' : undefined}
        className={className}
        onClick={() => setOpen(true)}
      >
        {frameText(frame, mostPerMonth, kinds, oldCar)}
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
