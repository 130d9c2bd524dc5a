import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StepProgress, type Step } from '../../../src/ui/layout/StepProgress';

const steps: Step[] = [
  { id: 'offer', title: 'Angebot', state: 'done' },
  { id: 'hand-over', title: 'Übergabe', state: 'current' },
  { id: 'summary', title: 'Zusammenfassung', state: 'open' },
];

function inRowOf(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

afterEach(() => vi.restoreAllMocks());

describe('the progress of steps', () => {
  it('names the step on a phone and draws how far it is', () => {
    inRowOf(328);
    render(<StepProgress label="Ihre Bestellung" steps={steps} />);
    expect(screen.getByText('Schritt 2 von 3: Übergabe')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Ihre Bestellung' })).toHaveAttribute('aria-valuenow', '2');
  });

  it('names every step in a column, however narrow it is', () => {
    inRowOf(200);
    render(<StepProgress label="Ihre Bestellung" steps={steps} isColumn />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('names every step where there is room, and lets the visitor back to those that are done', async () => {
    inRowOf(800);
    const onSelect = vi.fn();
    render(<StepProgress label="Ihre Bestellung" steps={steps} onSelect={onSelect} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Übergabe').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Angebot.*erledigt$/ }));
    expect(onSelect).toHaveBeenCalledWith('offer');
  });
});
