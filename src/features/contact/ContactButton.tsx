import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { Suspense, useState } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { Button } from '../../ui/actions/Button';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';

// The form comes with the first press: the button stands on every screen, also on the first one.
const ContactDialog = lazyWithRetry(() => import('./ContactDialog').then((module) => module.ContactDialog));

interface ContactButtonProps {
  /** The request is about this vehicle. */
  vehicle?: Vehicle;
  /** Or about the one with this id in the address, where its answer is there by then. */
  vehicleId?: string;
  variant?: 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
}

/** The button 'Etwas unklar?' with its dialog, for header, vehicle page and checkout. */
export function ContactButton({ vehicle, vehicleId, variant = 'quiet', size, isWide }: ContactButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        isWide={isWide}
        icon={<MessageCircleQuestionMark />}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Etwas unklar?
      </Button>
      <Suspense>
        {isOpen ? <ContactDialog {...{ vehicle, vehicleId }} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
