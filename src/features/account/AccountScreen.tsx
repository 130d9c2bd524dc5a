import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { ParamsOf } from '../../domain/addresses';
import { ErrorPage } from '../../shared/ErrorPage';
import { useEnvironment, useSession, useShop } from '../../state/shopContext';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { Heading } from '../../ui/display/Heading';
import { Notice } from '../../ui/feedback/Notice';
import { useStyles } from '../../ui/styles';
import { AccountPage } from './profile/AccountPage';
import { ConfirmEmail } from './sign-in/ConfirmEmail';
import { ResetPassword } from './sign-in/ResetPassword';
import { returnPathOf, signInHref } from './returnPath';
import { SIGN_IN_TITLES, SignIn, signInPages, type SignInPage } from './sign-in/SignIn';
import { loginEndText } from './loginEndText';
import css from './sign-in/SignIn.css?inline';

const isSignInPage = (page: string | undefined): page is SignInPage => signInPages.some((each) => each === page);

export const AccountScreen = withQueryClient(function AccountScreen({ page }: ParamsOf<'account'>) {
  useStyles(css);
  const { pathname } = useLocation();
  const link = useShop().mailLink.at(pathname);
  if (page === undefined) return <AccountPage />;
  if (isSignInPage(page)) return <SignInScreen page={page} email={link?.email} />;
  if (page === 'confirm-email') return <ConfirmEmail key={link?.token} link={link} />;
  if (page === 'password-reset') return <ResetPassword key={link?.token} link={link} />;
  return <ErrorPage />;
});

function SignInScreen({ page, email }: { page: SignInPage; email: string | undefined }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { history } = useEnvironment();
  const { user, endReason } = useSession();
  const done = returnPathOf(location.search);
  if (user !== undefined) return <Navigate to={done} replace />;
  return (
    <div className="sign-in">
      <Heading level={1}>{SIGN_IN_TITLES[page]}</Heading>
      {endReason === undefined ? null : (
        <Notice>{`${loginEndText(endReason)} Bitte melden Sie sich erneut an.`}</Notice>
      )}
      <SignIn
        page={page}
        email={email}
        onPage={(next) => void navigate(signInHref(next, history.current.location), { replace: true })}
        onDone={() => void navigate(done, { replace: true })}
      />
    </div>
  );
}
