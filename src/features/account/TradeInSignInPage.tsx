import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { hrefOf, isAt, type ParamsOf } from '../../domain/addresses';
import { RETURN_PARAMETER } from '../../domain/queryParameters';
import { useSession } from '../../state/shopContext';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { BackLink } from '../../ui/actions/BackLink';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import { SIGN_IN_TITLES, SignIn } from './sign-in/SignIn';
import css from './sign-in/SignIn.css?inline';

/** Returns to the step of the valuation (rules/trade-in: invitation to register). */
export const TradeInSignInPage = withQueryClient(function TradeInSignInPage({ page }: ParamsOf<'tradeInAuth'>) {
  useStyles(css);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const [isForgotten, setForgotten] = useState(false);
  const back = valuationPath(search);
  const backLink = useRouteLink(back);
  const isKnown = page === 'login' || page === 'registration';
  if (user !== undefined) return <Navigate to={back} replace />;
  if (!isKnown) return <Navigate to={`${hrefOf('tradeInAuth', { page: 'login' })}${search}`} replace />;
  const dialog = isForgotten ? 'password-forget' : page;
  return (
    <div className="sign-in">
      <BackLink {...backLink}>Zurück zur Bewertung</BackLink>
      <Heading level={1} sub="Ihre Angaben zum Fahrzeug bleiben erhalten.">
        {SIGN_IN_TITLES[dialog]}
      </Heading>
      <SignIn
        page={dialog}
        onPage={(next) => {
          setForgotten(next === 'password-forget');
          if (next !== 'password-forget' && next !== page)
            void navigate(`${hrefOf('tradeInAuth', { page: next })}${search}`, { replace: true });
        }}
        onDone={() => void navigate(back, { replace: true })}
      />
    </div>
  );
});

/** Default: the last step. */
function valuationPath(search: string): string {
  const path = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  return isAt(path.replace(/\?.*/, ''), 'tradeIn') ? path : hrefOf('tradeIn', { step: '4-wert-ermitteln' });
}
