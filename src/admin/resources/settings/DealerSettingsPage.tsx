import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Spinner } from '../../../ui/display/Spinner';
import { COUNTED } from '../../pendingCounts';
import { failureHint } from '../../engine/failure';
import { PageHead } from '../../engine/PageHead';
import { SettingsForm } from './SettingsForm';
import { dealerSettingsQuery } from './settingsQuery';

interface DealerSettingsPageProps {
  title: string;
  sentence: string;
}

/** Settings of the dealer, read when the page opens and then as counted lists are. */
export function DealerSettingsPage({ title, sentence }: DealerSettingsPageProps) {
  const platform = usePlatform();
  const query = useQuery({ ...dealerSettingsQuery(platform), ...COUNTED, staleTime: 0 });
  const failure = useQueryFailure(query);
  return (
    <div className="grid content-start gap-16 min-w-0">
      <PageHead title={title} sentence={sentence} />
      {failure ? (
        <ErrorState
          title="Die Einstellungen konnten nicht geladen werden."
          onRetry={failure.onRetry}
          isRetrying={failure.isRetrying}
        >
          {failureHint(failure.error)}
        </ErrorState>
      ) : query.data === undefined ? (
        <Spinner label="Die Einstellungen werden geladen." />
      ) : (
        <SettingsForm saved={query.data} />
      )}
    </div>
  );
}
