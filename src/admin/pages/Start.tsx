import { hrefOf } from '../../domain/addresses';
import { useSession, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Heading } from '../../ui/display/Heading';

/** Where the admin area begins for who is not logged in as staff: says so, and leads back to the shop. */
export function Start() {
  const { settings } = useTenant();
  const { user, logOut } = useSession();
  const shop = useRouteLink(hrefOf('search'));
  return (
    <div className="admin-shell__start">
      <Heading level={1}>Anmeldung</Heading>
      <p>{`Dieser Bereich ist den Mitarbeiterinnen und Mitarbeitern vorbehalten: ${settings.companyName}.`}</p>
      {user === undefined ? (
        <p>Sie sind nicht angemeldet.</p>
      ) : (
        <p>{`Sie sind als ${user.email} angemeldet. Mit diesem Konto haben Sie hier keinen Zugang.`}</p>
      )}
      <div className="admin-shell__actions">
        <Button variant="primary" {...shop}>
          Zum Fahrzeugshop
        </Button>
        {user === undefined ? null : <Button onClick={logOut}>Abmelden</Button>}
      </div>
    </div>
  );
}
