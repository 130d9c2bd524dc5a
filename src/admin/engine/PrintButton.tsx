import Printer from 'lucide-react/icons/printer';
import { formatDate } from '../../lib/dates/formatDate';
import { useHost, useNow, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';

export function PrintButton({ of, size }: { of: 'sheet' | 'list'; size?: 'small' }) {
  const host = useHost();
  if (of === 'list') return <IconButton label="Liste drucken" icon={<Printer />} onClick={() => host.print()} />;
  return (
    <Button size={size} className="below-small:hidden" icon={<Printer />} onClick={() => host.print()}>
      Drucken
    </Button>
  );
}

/** Dealer and day, on paper only. */
export function PrintHead() {
  const { settings } = useTenant();
  return (
    <p className="hidden text-12 text-muted print:block">{`${settings.companyName} · ${formatDate(useNow()())}`}</p>
  );
}
