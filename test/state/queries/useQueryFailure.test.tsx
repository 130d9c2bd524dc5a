import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HttpError } from '../../../src/lib/http/errors';
import { createQueryClient } from '../../../src/state/queries/queryClient';
import { useQueryFailure } from '../../../src/state/queries/useQueryFailure';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';

function Places({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['locations'], queryFn: ask });
  const failure = useQueryFailure(query);
  if (failure) {
    const status = failure.error instanceof HttpError ? failure.error.status : undefined;
    return <ErrorState title={`Status ${status ?? 'unbekannt'}`} {...failure} />;
  }
  return <p>{query.data ?? 'Wird geladen'}</p>;
}

it('the message of a failure and its button stay while the visitor tries again', async () => {
  const client = createQueryClient();
  onTestFinished(() => client.dispose());
  let answer: (word: string) => void = () => undefined;
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new HttpError('server', 500))
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  render(
    <QueryClientProvider client={client}>
      <Places ask={ask} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Wird geladen')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Erneut versuchen' });
  await userEvent.click(button);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Status 500')).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  answer('Köln');
  expect(await screen.findByText('Köln')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
