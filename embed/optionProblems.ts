import type { OptionProblem } from './options';

/** Problems with their German messages, whose texts are loaded only if there are any. */
export async function messagesOf(
  problems: readonly OptionProblem[],
): Promise<{ attribute: string; message: string }[]> {
  if (problems.length === 0) return [];
  const { OPTION_MESSAGES } = await import('./optionMessages');
  return problems.map(({ attribute, option }) => ({ attribute, message: OPTION_MESSAGES[option] }));
}
