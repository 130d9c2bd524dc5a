import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, useAnnounce } from '../../../src/ui/display/Announcer';

/** Says, at one press, everything that is given to it. */
function Piece({ messages }: { messages: readonly string[] }) {
  const announce = useAnnounce();
  return <button onClick={() => messages.forEach((message) => announce(message))}>Sagen</button>;
}

const shop = (messages: readonly string[]) => (
  <Announcer>
    <Piece messages={messages} />
  </Announcer>
);
let view: RenderResult;
const said = () => screen.getByRole('status').textContent;
const say = (...messages: string[]) => {
  view.rerender(shop(messages));
  fireEvent.click(screen.getByRole('button'));
};
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('what is said to screen readers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    view = render(shop([]));
  });
  afterEach(() => vi.useRealTimers());

  it('is gone when it was said: what no longer holds is not found in the page later', () => {
    say('Bitte warten …');
    wait(50);
    expect(said()).toBe('Bitte warten …');
    wait(5000);
    expect(said()).toBe('');
  });

  it('is a change each time, also for the same sentence', () => {
    say('Gespeichert.');
    wait(50);
    expect(said()).toBe('Gespeichert.');
    say('Gespeichert.');
    expect(said()).toBe('');
    wait(50);
    expect(said()).toBe('Gespeichert.');
  });

  it('loses nothing that is due at the same moment, and says nothing twice', () => {
    say('Bitte warten …', '12 Fahrzeuge gefunden.');
    wait(30);
    say('Bitte warten …', 'Die Rate ist neu berechnet.');
    wait(50);
    expect(said()).toBe('Bitte warten … 12 Fahrzeuge gefunden. Die Rate ist neu berechnet.');
  });

  it('is only the latest once the former was said', () => {
    say('Bitte warten …');
    wait(50);
    say('Fertig.');
    wait(50);
    expect(said()).toBe('Fertig.');
  });
});
