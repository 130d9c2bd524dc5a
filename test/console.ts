const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;
type Method = (typeof METHODS)[number];

interface Expectation {
  method: Method;
  text: RegExp;
  isSeen: boolean;
}

/** The console as a plain record of functions, to be replaced and put back. */
const target: Record<Method, (...words: unknown[]) => void> = globalThis.console;
const expected: Expectation[] = [];
const unexpected: string[] = [];

/** Lets the test pass although the shop writes this to the console; fails it if the shop does not. */
export function expectConsole(method: Method, text: RegExp): void {
  expected.push({ method, text, isSeen: false });
}

/** Fails the running test with a reason that code under test might swallow. */
export function recordFailure(reason: string): void {
  unexpected.push(reason);
}

/** Records everything that is written to the console; returns a function that stops and returns what was unexpected or missing. */
export function watchConsole(): () => string[] {
  expected.length = 0;
  unexpected.length = 0;
  const originals = METHODS.map((method) => [method, target[method]] as const);
  for (const method of METHODS) {
    target[method] = (...words: unknown[]) => {
      const line = words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' ');
      const expectation = expected.find((entry) => entry.method === method && entry.text.test(line));
      if (expectation) expectation.isSeen = true;
      else unexpected.push(`console.${method}: ${line}`);
    };
  }
  return () => {
    for (const [method, original] of originals) target[method] = original;
    const missing = expected.filter(({ isSeen }) => !isSeen);
    return [...unexpected, ...missing.map(({ method, text }) => `console.${method} was expected with ${String(text)}`)];
  };
}
