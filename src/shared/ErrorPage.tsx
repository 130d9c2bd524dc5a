import Search from 'lucide-react/icons/search';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { refusedStatus } from '../lib/http/errors';
import { Button } from '../ui/actions/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { adviceOn, ErrorState } from '../ui/feedback/ErrorState';

const NOT_FOUND = 404;

interface ErrorPageProps {
  /** Of the failed call. Default: an address that is none of the shop's. */
  error?: unknown;
  title?: string;
  /** What is not lost. */
  comfort?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** rules/platform-and-wire: error page */
export function ErrorPage({ error, title, comfort, ...retry }: ErrorPageProps) {
  const navigate = useNavigate();
  const status = error === undefined ? NOT_FOUND : refusedStatus(error);
  const isUnknown = status === NOT_FOUND;
  const home = (
    <Button variant={isUnknown ? 'primary' : 'secondary'} onClick={() => void navigate(hrefOf('search'))}>
      Zurück zur Startseite
    </Button>
  );
  if (isUnknown)
    return (
      <EmptyState icon={<Search />} title="404 - Seite nicht gefunden" level={1} actions={home}>
        Diese Adresse gibt es im Shop nicht.
      </EmptyState>
    );
  return (
    <ErrorState title={title ?? 'Es ist etwas schief gelaufen'} level={1} {...retry} actions={home}>
      <p>{adviceOn(error)}</p>
      {comfort === undefined ? null : <p>{comfort}</p>}
      {status === undefined ? null : <p className="mt-8 text-12">{`Fehlercode ${status} - ${status}`}</p>}
    </ErrorState>
  );
}
