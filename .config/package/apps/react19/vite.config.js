export default { base: './', oxc: { jsx: { runtime: 'automatic' } } };
