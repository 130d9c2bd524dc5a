import * as runtime from 'react/jsx-runtime';

/**
 * React's functions for JSX under names of their own. React is CommonJS: a module that imports it holds a variable for it and writes each use as
 * `(0, variable.jsx)`; own modules import from here instead, and a use is one short name. Packages import React as they are published.
 */
export const { Fragment, jsx, jsxs } = runtime;
