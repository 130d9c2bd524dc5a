/** Common interface of the three browsers, each driven by its own protocol. */
export interface Engine {
  /** 'Firefox 153.7.0' */
  name: string;
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page, awaits it and returns its JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Mouse click, px from the corner of the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** WebDriver key codes, one character each. */
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Screenshot: PNG, base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<unknown>;
}

export interface Missing {
  name: string;
  hint: string;
}

/** Input actions of WebDriver and WebDriver BiDi. */
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
