import { useLocation } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { RETURN_PARAMETER } from '../../domain/queryParameters';
import { useSession } from '../../state/shopContext';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';

/** Returns to the same step of the valuation (rules/trade-in: invitation to register). */
export function SignInLink() {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const back = encodeURIComponent(`${pathname}${search}`);
  const link = useRouteLink(`${hrefOf('tradeInAuth', { page: 'login' })}?${RETURN_PARAMETER}=${back}`);
  if (user !== undefined) return null;
  return (
    <p>
      Sie haben ein Konto? <Link {...link}>Anmelden</Link>
    </p>
  );
}
