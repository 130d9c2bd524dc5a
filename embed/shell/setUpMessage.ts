import { createMessage } from './message';

/** An option is wrong that the shop needs. */
export const setUpMessage = (problem: { attribute: string; message: string } | undefined): HTMLElement =>
  createMessage({
    title: 'Der Fahrzeugshop ist noch nicht vollständig eingerichtet.',
    text: 'Bitte wenden Sie sich direkt an den Händler.',
    hint: problem && `Hinweis für den Betreiber dieser Seite: ${problem.attribute}. ${problem.message}`,
  });
