import { phoneHref } from '../../../domain/person/phone';
import { Link } from '../../../ui/actions/Link';
import { useCheckoutView } from '../runner/checkoutContext';

export function DealerCall({ text }: { text: string }) {
  const { location } = useCheckoutView().vehicle;
  const href = phoneHref(location?.phone);
  return (
    <p>
      <span>{`${text}${href === undefined ? '.' : ': '}`}</span>
      {href === undefined ? null : <Link href={href}>{location?.phone}</Link>}
    </p>
  );
}
