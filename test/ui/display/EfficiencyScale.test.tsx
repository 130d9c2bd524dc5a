import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EfficiencyScale } from '../../../src/ui/display/EfficiencyScale';

const classes = [
  { name: 'A', colour: '#00a651' },
  { name: 'B', colour: '#4fb947' },
];

describe('an efficiency scale', () => {
  it('says class and figure in words; the coloured letters are only seen', () => {
    const { container } = render(<EfficiencyScale label="CO₂-Klasse" classes={classes} value="B" figure="92 g/km" />);
    expect(screen.getByText('CO₂-Klasse: B (92 g/km)')).toBeVisible();
    const letters = container.querySelector<HTMLElement>('[aria-hidden="true"]');
    expect(letters).toHaveTextContent(/^A B$/);
    expect(letters).toHaveAttribute('data-value', 'B');
    expect(letters?.style.getPropertyValue('--mark-left')).toBe('50%');
    expect(letters?.style.getPropertyValue('--mark-width')).toBe('50%');
  });

  it('is few elements: a list has many of them', () => {
    const { container } = render(<EfficiencyScale label="CO₂-Klasse" classes={classes} value="B" />);
    expect(container.querySelectorAll('*')).toHaveLength(2);
  });
});
