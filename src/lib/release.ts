/** Version of the shop, from package.json. */
export const release: string = import.meta.env.VITE_WIDGET_VERSION ?? 'dev';
