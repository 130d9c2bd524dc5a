import * as runtime from 'react/jsx-runtime';

/** React is CommonJS: each use of its functions is `(0, variable.jsx)`; of these it is one short name. */
export const { Fragment, jsx, jsxs } = runtime;
