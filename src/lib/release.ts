/** Version of the shop, as the package says it. */
export const release: string = import.meta.env.VITE_WIDGET_VERSION ?? 'dev';
