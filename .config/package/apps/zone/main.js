// As in an Angular app: zone.js first, which replaces built-ins of the page, and everything runs in a zone.
import 'zone.js';
import { mount } from 'webshop-widget';

const query = new URLSearchParams(location.search);
const button = document.querySelector('button');
const element = document.querySelector('#shop');
let shop;

Zone.current.fork({ name: 'app' }).run(() => {
  button.addEventListener('click', () => {
    if (shop) {
      shop.unmount();
      shop = undefined;
    } else shop = mount(element, { adminId: query.get('admin'), apiUrl: query.get('api') });
    button.textContent = shop ? 'Shop aus' : 'Shop an';
  });
});
