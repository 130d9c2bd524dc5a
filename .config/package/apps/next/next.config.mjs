// A folder of files, as the test serves it.
export default { output: 'export', distDir: 'dist', turbopack: { root: import.meta.dirname } };
