import { useState } from 'react';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SIGN_IN_TITLES, SignIn, type SignInPage } from './SignIn';

interface SignInDialogProps {
  start?: SignInPage;
  reason?: string;
  email?: string;
  onClose: (isIn: boolean) => void;
}

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
