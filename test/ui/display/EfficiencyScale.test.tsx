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
    expect(screen.getByText(/^CO₂-Klasse:/)).toHaveTextContent('CO₂-Klasse: B (92 g/km)');
    expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^A BB$/);
    expect(container.querySelector('.efficiency-scale__mark')).toHaveTextContent(/^B$/);
    expect(container.querySelector('.efficiency-scale__mark')).toHaveStyle({ left: '50%', width: '50%' });
  });

  it('is few elements: a list has many of them', () => {
    const { container } = render(<EfficiencyScale label="CO₂-Klasse" classes={classes} value="B" />);
    expect(container.querySelectorAll('*')).toHaveLength(4);
  });
});
