import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { useDevice, useShop, useTenant } from '../../state/shopContext';
import { createKeptForms } from '../../state/device-data/keptForms';
import { usePersonChange } from '../../state/usePersonChange';
import { createWithdrawalEntryStore } from '../../state/device-data/withdrawalEntry';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { hasWithdrawalButton } from '../../domain/tenant/legalLinks';
import { refundText } from '../../domain/order/refundText';
import type { Withdrawal } from '../../domain/order/withdrawal';
import { markWithdrawn, useHeldContract } from '../../shared/order/useHeldContract';
import { Notice } from '../../ui/feedback/Notice';
import { useStyles } from '../../ui/styles';
import css from './WithdrawalPage.css?inline';
import { WithdrawalConfirmation } from './WithdrawalConfirmation';
import { WithdrawalForm } from './WithdrawalForm';
import { WithdrawalReceipt, type Receipt } from './WithdrawalReceipt';

type Step =
  | { kind: 'form'; entries?: Withdrawal }
  | { kind: 'confirm'; entries: Withdrawal }
  | { kind: 'done'; receipt: Receipt; refund: string | undefined };

/** (§ 356a BGB, rules/law: withdrawal function) */
export const WithdrawalPage = withQueryClient(function WithdrawalPage() {
  useStyles(css);
  const { settings } = useTenant();
  const device = useDevice();
  const navigate = useNavigate();
  const entry = useShop().lazyStore(createWithdrawalEntryStore);
  const contract = useHeldContract();
  const [step, setStep] = useState<Step>(() => ({ kind: 'form', entries: entry.getState().entries ?? contract }));
  useEffect(() => entry.getState().end(), [entry]);
  const forms = useShop().lazyStore(createKeptForms);
  const [name] = useState(() => `withdrawal ${step.kind === 'form' ? (step.entries?.order ?? '') : ''}`);
  const [left, setLeft] = useState(0);
  usePersonChange(() => {
    setLeft(left + 1);
    setStep({ kind: 'form' });
  });

  return (
    <div className="withdrawal">
      {!hasWithdrawalButton(settings, true) ? (
        <div className="withdrawal__form">
          <h1>Vertrag widerrufen</h1>
          <Notice isStatic>
            In diesem Shop werden keine Verbraucherverträge geschlossen. Bitte wenden Sie sich direkt an uns.
          </Notice>
        </div>
      ) : step.kind === 'form' ? (
        <WithdrawalForm
          key={left}
          name={name}
          entries={step.entries}
          onContinue={(entries) => setStep({ kind: 'confirm', entries })}
        />
      ) : step.kind === 'confirm' ? (
        <WithdrawalConfirmation
          entries={step.entries}
          onBack={() => setStep({ kind: 'form', entries: step.entries })}
          onSent={(receipt) => {
            const withdrawn = markWithdrawn(device, step.entries.order, receipt.declaredAt);
            forms.drop(name);
            setStep({ kind: 'done', receipt, refund: withdrawn && refundText(withdrawn) });
          }}
        />
      ) : (
        <WithdrawalReceipt
          receipt={step.receipt}
          refund={step.refund}
          onLeave={() => void navigate(hrefOf('search'))}
        />
      )}
    </div>
  );
});
