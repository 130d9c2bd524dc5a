import CalendarDays from 'lucide-react/icons/calendar-days';
import { calendarFile, type CalendarEvent } from '../../../lib/calendarFile';
import { saveWhenReady } from '../../../lib/save-file/saveWhenReady';
import { useNow } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';

interface CalendarButtonProps {
  events: readonly CalendarEvent[];
  fileName: string;
  label?: string;
}

export function CalendarButton({ events, fileName, label }: CalendarButtonProps) {
  const now = useNow();
  const { submit } = useSubmission({
    send: (_, signal) =>
      saveWhenReady(
        Promise.resolve(new Blob([calendarFile(events, now())], { type: 'text/calendar' })),
        fileName,
        signal,
      ),
  });
  return (
    <Button size="small" icon={<CalendarDays />} aria-label={label} onClick={() => void submit()}>
      {label === undefined ? 'In den Kalender (.ics)' : 'Kalender (.ics)'}
    </Button>
  );
}
