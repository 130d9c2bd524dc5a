/** A browser that is driven by its own protocol: what the three have in common, and no more. */
export interface Engine {
  /** 'Firefox 153.7.0' */
  name: string;
  open: (url: string) => Promise<unknown>;
  /** Value of an expression in the page; awaited, and carried over as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A press of the mouse, px from the window's corner. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Keys as WebDriver knows them: a character each. */
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** PNG, base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<unknown>;
}

/** An engine that is not there: what would have to be installed. */
export interface Missing {
  name: string;
  hint: string;
}

/** WebDriver's actions, the same for WebDriver and for WebDriver BiDi. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
