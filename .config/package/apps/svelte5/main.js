import { mount } from 'svelte';
import 'webshop-widget';
import App from './App.svelte';

mount(App, { target: document.querySelector('#root') });
