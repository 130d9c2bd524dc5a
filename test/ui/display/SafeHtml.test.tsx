import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SafeHtml } from '../../../src/ui/display/SafeHtml';

// What hostile HTML comes to is tested in a real browser (test/browser/accessibility/html.test.ts): the parser here is not one.
describe('a text of the platform', () => {
  it('puts no headings into the outline of the page', () => {
    render(<SafeHtml html='<h1 class="x">Ausstattung</h1><p>Sitzheizung</p>' />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('Ausstattung').tagName).toBe('STRONG');
    expect(screen.getByText('Sitzheizung')).toBeVisible();
  });

  it('is shown as it is, with its lines, when it is no HTML', () => {
    const { container } = render(<SafeHtml html={'Preis < 20.000 €\nNur heute & morgen'} />);
    expect(container.textContent).toBe('Preis < 20.000 €\nNur heute & morgen');
  });
});
