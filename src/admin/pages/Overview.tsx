import { hrefOf } from '../../domain/addresses';
import { useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Heading } from '../../ui/display/Heading';

/** First page of the staff: the ways out of the admin area. */
export function Overview() {
  const helpdesk = useTenant().settings.content?.helpdeskUrl;
  const shop = useRouteLink(hrefOf('search'));
  return (
    <>
      <Heading level={1}>Übersicht</Heading>
      <ul className="admin-shell__ways">
        <li>
          <Button {...shop}>Zum Fahrzeugshop</Button>
        </li>
        {helpdesk === undefined ? null : (
          <li>
            <a href={helpdesk} target="_blank" rel="noopener noreferrer">
              Helpdesk
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
