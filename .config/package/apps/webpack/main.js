import { mount } from 'webshop-widget';

const query = new URLSearchParams(location.search);
const button = document.querySelector('button');
const element = document.querySelector('#shop');
let shop;

button.addEventListener('click', () => {
  if (shop) {
    shop.unmount();
    shop = undefined;
  } else shop = mount(element, { adminId: query.get('admin'), apiUrl: query.get('api') });
  button.textContent = shop ? 'Shop aus' : 'Shop an';
});
