import { createApp } from 'vue';
import 'webshop-widget';
import App from './App.vue';

createApp(App).mount('#root');
