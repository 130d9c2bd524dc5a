import { useState } from 'react';
import { withQueryClient } from '../../../state/withQueryClient';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SIGN_IN_TITLES, SignIn, type SignInPage } from './SignIn';

interface SignInDialogProps {
  /** Where it begins; default: the login. */
  start?: SignInPage;
  /** Said first: why the visitor is asked now. */
  reason?: string;
  email?: string;
  /** @param isIn somebody is logged in now */
  onClose: (isIn: boolean) => void;
}

/** Login and registration for a visitor in the middle of something, who stays where they are. Closes by itself once they are in. */
export const SignInDialog = withQueryClient(function SignInDialog(props: SignInDialogProps) {
  const { start = 'login', reason, email, onClose } = props;
  const [page, setPage] = useState<SignInPage>(start);
  return (
    <Dialog title={SIGN_IN_TITLES[page]} size="small" onClose={() => onClose(false)}>
      <div className="sign-in__form">
        {reason === undefined ? null : <p>{reason}</p>}
        <SignIn page={page} onPage={setPage} onDone={() => onClose(true)} email={email} />
      </div>
    </Dialog>
  );
});
