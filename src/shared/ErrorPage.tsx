import Search from 'lucide-react/icons/search';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { Button } from '../ui/actions/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

const NOT_FOUND = 404;

interface ErrorPageProps {
  /** Of the failed call. Default: 404. */
  status?: number;
  onRetry?: () => void;
  isRetrying?: boolean;
}

export function ErrorPage({ status = NOT_FOUND, onRetry, isRetrying }: ErrorPageProps) {
  const navigate = useNavigate();
  const isUnknown = status === NOT_FOUND;
  return (
    <div role={isUnknown ? undefined : 'alert'}>
      <EmptyState
        icon={isUnknown ? <Search /> : undefined}
        title={`${status} - ${isUnknown ? 'Seite nicht gefunden' : status}`}
        level={1}
        actions={
          <>
            {onRetry ? (
              <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
                Erneut versuchen
              </Button>
            ) : null}
            <Button variant={onRetry ? 'secondary' : 'primary'} onClick={() => void navigate(hrefOf('search'))}>
              Zurück zur Startseite
            </Button>
          </>
        }
      >
        {isUnknown ? 'Diese Adresse gibt es im Shop nicht.' : 'Es ist etwas schief gelaufen'}
      </EmptyState>
    </div>
  );
}
