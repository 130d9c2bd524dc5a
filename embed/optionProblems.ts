import { loadOperatorTexts } from './fileBeside';
import type { OptionProblem } from '../src/domain/integration/mountOptions';

/** Problems with their German messages, whose texts are loaded only if there are any. */
export async function messagesOf(
  problems: readonly OptionProblem[],
): Promise<{ attribute: string; message: string }[]> {
  if (problems.length === 0) return [];
  const texts = await loadOperatorTexts().catch(() => undefined);
  return problems.map(({ attribute, option }) => ({
    attribute,
    message: texts?.OPTION_MESSAGES[option] ?? 'Dieser Wert fehlt oder ist ungültig.',
  }));
}
