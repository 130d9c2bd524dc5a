import { SearchX } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

/** An address that the shop does not know (storefront 2.6, decisions 2). */
export function ErrorPage() {
  const navigate = useNavigate();
  const goHome = () => void navigate('/');
  return (
    <div className="crash">
      <EmptyState
        icon={<SearchX />}
        title="404 - Seite nicht gefunden"
        level={1}
        actions={
          <Button variant="primary" onClick={goHome}>
            Zurück zur Startseite
          </Button>
        }
      >
        Seite nicht gefunden
      </EmptyState>
    </div>
  );
}
