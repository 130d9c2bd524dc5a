/** All styles together compress better than between components. */
import.meta.glob('../src/{app,features,shared,ui}/**/*.css', { query: '?inline', eager: true, import: 'default' });
