import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag === 'webshop-widget';

export default { base: './', plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
