import CalendarDays from 'lucide-react/icons/calendar-days';
import { Suspense, useState } from 'react';
import { personNames, type TogetherLetter } from '../../domain/together';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { addDays } from '../../lib/dates/calendarDay';
import { dayInWords, weekday } from '../../lib/dates/calendarMonth';
import { dayInGermany } from '../../lib/dates/germanClock';
import { useNow, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';

const ContactDialog = lazyWithRetry(() => import('../contact/ContactDialog').then((module) => module.ContactDialog));

const SATURDAY = 6;

/** Opens the contact form with both names and the next Saturday; a shop for companies has no test drive. */
export function TestDriveTogether({ vehicle, letter }: { vehicle: Vehicle; letter: TogetherLetter }) {
  const { settings } = useTenant();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const names = personNames(letter);
  const who = names === '' ? 'Wir haben uns zu zweit entschieden.' : `Wir haben uns zu zweit entschieden: ${names}.`;
  const request = settings.isB2BShop
    ? who
    : `${who}\nUnser Vorschlag: ${dayInWords(nextSaturday(dayInGermany(now())))}.`;
  return (
    <>
      <Button variant="primary" icon={<CalendarDays />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {settings.isB2BShop ? 'Beide ja: beim Autohaus anfragen' : 'Beide ja: Probefahrt am Samstag?'}
      </Button>
      <Suspense>
        {isOpen ? (
          <ContactDialog
            vehicle={vehicle}
            request={request}
            wish={settings.isB2BShop ? undefined : 'isTestDriveDesired'}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Not today: the dealer has to read it. */
function nextSaturday(today: string): string {
  return addDays(today, (SATURDAY - weekday(today) + 7) % 7 || 7);
}
