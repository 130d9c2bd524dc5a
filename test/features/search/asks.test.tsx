import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const lastSearch = () => platform.record.filter(({ path }) => path.includes('property-values-extended')).at(-1)?.query;

beforeEach(() => {
  // Nothing is laid out here, so the width of the shop is what a test says.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
});

describe('a sentence', () => {
  async function openSearch(at: string) {
    const app = renderApp({ at });
    await screen.findByText(/^Angezeigt/);
    await screen.findByRole('button', { name: /^Detailfilter/ });
    const box = screen.getByRole('searchbox', { name: 'Volltextsuche' });
    const enter = (sentence: string) => {
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: sentence } });
    };
    const send = () => fireEvent.submit(box.closest('form') ?? box);
    return { ...app, box, enter, send };
  }

  it('replaces the filters that it names, keeps the others, and says that those of another type of vehicle go', async () => {
    const { enter, send } = await openSearch(
      '/?carQueryParams=carType%3DPKW%26minPrice%3D5000%26maxPrice%3D20000%26maxMileAge%3D80000',
    );
    enter('Volkswagen bis 30.000 €');
    await screen.findByRole('group', { name: 'So verstanden:' });
    send();
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({ manufacturer: 'VOLKSWAGEN', maxPrice: '30000', maxMileAge: '80000' }),
    );
    expect(lastSearch()).not.toHaveProperty('minPrice');

    enter('Motorrad von BMW');
    expect(await screen.findByText(/^Ihre bisherigen Filter gehören zu einem anderen Fahrzeugtyp/)).toBeVisible();
    send();
    await waitFor(() => expect(lastSearch()).toMatchObject({ carType: 'ZWEIRAD', manufacturer: 'BMW' }));
    expect(lastSearch()).not.toHaveProperty('maxPrice');
    expect(await screen.findByRole('button', { name: 'Zweirad', pressed: true })).toBeVisible();
  });

  it('with a radius asks for the postcode where it is typed, and searches for nothing else meanwhile', async () => {
    const { enter, send, environment } = await openSearch('/');
    enter('Umkreis 50 km');
    expect(await screen.findByText('Für den Umkreis fehlt Ihre Postleitzahl: „Umkreis 50 km“')).toBeVisible();
    send();
    // The filter has such a field, too.
    const field = await waitFor(() => {
      const focused = screen.getAllByLabelText('Ihre Postleitzahl').find((each) => each.matches(':focus'));
      if (focused === undefined) throw new Error('no postcode field has the focus');
      return focused;
    });
    expect(environment.history.current.location.search).toBe('');
    fireEvent.change(field, { target: { value: '76137' } });
    expect(await screen.findByText('50 km um 76137')).toBeVisible();
    send();
    await waitFor(() => expect(lastSearch()).toHaveProperty('vehicleDealerLocationIds'));
    expect((await screen.findAllByText('So verstanden: 1 Filter aus Ihrem Satz.'))[0]).toBeInTheDocument();
    // One chip for all its locations, and one press takes them away.
    fireEvent.click(screen.getByRole('button', { name: 'Filter 50 km um 76137 entfernen' }));
    await waitFor(() => expect(lastSearch()).not.toHaveProperty('vehicleDealerLocationIds'));
  });
});

describe('the quick buttons of a dealer', () => {
  it('ask for a condition while they are pressed', async () => {
    const { user, environment } = renderApp({ adminId: platform.tenant(2).settings.adminId });
    const quick = within(await screen.findByRole('group', { name: 'Fahrzeugzustand' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Jahreswagen',
      'Gebrauchtwagen',
      'Neuwagen',
      'Vorführwagen',
    ]);
    const button = quick.getByRole('button', { name: 'Vorführwagen' });
    await user.click(button);
    await waitFor(() => expect(lastSearch()).toMatchObject({ usedConditionTypes: 'Vorführwagen' }));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    await waitFor(() => expect(lastSearch()).not.toHaveProperty('usedConditionTypes'));
    expect(environment.history.current.location.search).not.toContain('usedConditionTypes');
  });

  it('are not there for a dealer without them', async () => {
    renderApp();
    await screen.findByRole('button', { name: /^Detailfilter/ });
    expect(screen.queryByRole('group', { name: 'Fahrzeugzustand' })).not.toBeInTheDocument();
  });
});
