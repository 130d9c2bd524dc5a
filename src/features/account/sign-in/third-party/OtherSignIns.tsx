import { useState } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../../../../state/shopContext';
import { Button } from '../../../../ui/actions/Button';
import { ConsentGate } from '../../../consent/ConsentGate';
import { ProviderMark } from './ProviderMark';
import { ProviderSignIn } from './ProviderSignIn';
import { offeredProviders } from './providers';

interface OtherSignInsProps {
  /** The account with this e-mail signs in another way. */
  onOtherWay: (email: string) => void;
}

/** Google and Apple, if configured. Their SDKs load only after choice and consent (rules/account: other sign-ins). */
export function OtherSignIns({ onOtherWay }: OtherSignInsProps) {
  const [providers] = useState(offeredProviders);
  const { granted } = useStore(useShop().consent);
  const [chosen, setChosen] = useState<string>();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-12">
      <p className="sign-in__or flex items-center gap-12 text-14 text-muted">oder</p>
      {providers.map((provider) =>
        chosen === provider.key || granted.includes(provider.key) ? (
          <ConsentGate key={provider.key} service={provider.key} place="account" level={2}>
            <ProviderSignIn provider={provider} onOtherWay={onOtherWay} />
          </ConsentGate>
        ) : (
          <Button
            key={provider.key}
            isWide
            icon={<ProviderMark of={provider.key} />}
            onClick={() => setChosen(provider.key)}
          >
            {`Mit ${provider.name} anmelden`}
          </Button>
        ),
      )}
    </div>
  );
}
