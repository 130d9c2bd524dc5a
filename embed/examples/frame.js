// For a page with the shop in a frame: <iframe data-webshop-frame src="…">. Resizes the frame to its content, and scrolls to the top
// of each new screen.
addEventListener('message', ({ source, data }) => {
  if (data?.source !== 'webshop-widget') return;
  const frame = [...document.getElementsByTagName('iframe')].find(
    (each) => each.contentWindow === source && each.hasAttribute('data-webshop-frame'),
  );
  if (!frame) return;
  if (data.type === 'height') frame.style.height = `${Number(data.height)}px`;
  if (data.type === 'arrive') {
    const top = frame.getBoundingClientRect().top + Number(data.top);
    if (top < 0 || top > innerHeight / 2) scrollBy({ top, behavior: 'instant' });
  }
});
