import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import { Navigate, RouteLink, Router, useLocation, useNavigate } from '../../src/ui/router';

const history = () => createMemoryHistory((path) => `https://dealer.test/#${path}`, '/start');

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Page({ of: shop, onClick }: { of: ReturnType<typeof history>; onClick?: (event: MouseEvent) => void }) {
  const { location } = useSyncExternalStore(shop.listen, () => shop.current);
  return (
    <Router history={shop} location={location}>
      <Place />
      <RouteLink to="/widerruf?x=1" onClick={onClick}>
        Widerruf
      </RouteLink>
      {location.pathname === '/alt' ? <Navigate to="/neu" /> : null}
      <Back />
    </Router>
  );
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Zurück</button>;
}

it('links to an address of the page, opens it by a press, and goes back', async () => {
  render(<Page of={history()} />);
  const link = screen.getByRole('link', { name: 'Widerruf' });
  expect(link).toHaveAttribute('href', 'https://dealer.test/#/widerruf?x=1');
  await userEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/widerruf?x=1');
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(screen.getByRole('status')).toHaveTextContent('/start');
});

it('leaves to the browser a press with a modifier key, and to the caller one that it has handled', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page of={history()} />);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));
  await user.keyboard('{/Control}');
  rerender(<Page of={history()} onClick={(event) => event.preventDefault()} />);
  await user.click(screen.getByRole('link'));
  expect(screen.getByRole('status')).toHaveTextContent('/start');
});

it('replaces an address that leads elsewhere', async () => {
  const shop = history();
  render(<Page of={shop} />);
  shop.push('/alt');
  expect(await screen.findByText('/neu')).toBeVisible();
  shop.go(-1);
  expect(await screen.findByText('/start')).toBeVisible();
});
