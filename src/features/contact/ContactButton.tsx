import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { Suspense, useState } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';

const ContactDialog = lazyWithRetry(() => import('./ContactDialog').then((module) => module.ContactDialog));

interface ContactButtonProps {
  vehicle?: Vehicle;
  vehicleId?: string;
  /** Prefilled message, whole sentences. */
  request?: string;
  /** Default: 'Etwas unklar?' */
  label?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  isIcon?: boolean | undefined;
}

export function ContactButton(props: ContactButtonProps) {
  const { vehicle, vehicleId, request, label = 'Etwas unklar?', variant = 'quiet', size, isWide, isIcon } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = {
    icon: <MessageCircleQuestionMark />,
    'aria-haspopup': 'dialog',
    onClick: () => setIsOpen(true),
  } as const;
  return (
    <>
      {isIcon ? (
        <IconButton label={label} {...opener} />
      ) : (
        <Button {...{ variant, size, isWide }} {...opener}>
          {label}
        </Button>
      )}
      <Suspense>
        {isOpen ? <ContactDialog {...{ vehicle, vehicleId, request }} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
