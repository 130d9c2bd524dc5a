import Users from 'lucide-react/icons/users';
import { vehiclesAddress } from '../../domain/vehicle/comparisonAddress';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';

/** To the page that makes a link of them, the first three of the list (rules/vehicle: decide together). */
export function TogetherLink({ ids }: { ids: readonly string[] }) {
  const together = useRouteLink(vehiclesAddress('together', ids));
  return (
    <Button {...together} className="print:hidden" variant="quiet" icon={<Users />}>
      Mit jemandem ansehen
    </Button>
  );
}
