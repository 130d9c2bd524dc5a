import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../../src/shared/frame/ErrorBoundary';
import { expectConsole } from '../../console';

function Broken(): never {
  throw new Error('defekt');
}

it.each([
  [undefined, 'Der Fahrzeugshop konnte nicht angezeigt werden.'],
  ['Der Händlerbereich', 'Der Händlerbereich konnte nicht angezeigt werden.'],
])('names what could not be rendered, and says what to do: %s', (name, title) => {
  expectConsole('error', /defekt/);
  render(
    <ErrorBoundary name={name}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte versuchen Sie es erneut oder laden Sie die Seite neu.');
});
