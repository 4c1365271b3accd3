import { listen, type ListeningServer } from './listening-server.ts';

/** Returns a page that frames a form, has its two buttons, follows its height and records its messages. */
const html = (formAddress: string) => `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>The page around the form</title>
  <style>body { margin: 16px } iframe { border: 0; width: 100%; display: block }</style>
  <main>
    <h1>New payment instrument</h1>
    <iframe title="Form" src="${formAddress}"></iframe>
    <button id="create">Create</button> <button id="clear">Clear</button>
    <ol id="said"></ol>
  </main>
  <script>
    const formOrigin = new URL(${JSON.stringify(formAddress)}).origin;
    const form = document.querySelector('iframe');
    const tell = (message) => form.contentWindow.postMessage(message, formOrigin);
    addEventListener('message', (event) => {
      if (event.origin !== formOrigin || event.source !== form.contentWindow) return;
      if (event.data.type === 'set_height') return void (form.style.height = event.data.height + 'px');
      document.querySelector('#said').append(
        Object.assign(document.createElement('li'), { textContent: JSON.stringify(event.data) }),
      );
    });
    document.querySelector('#create').onclick = () => tell({ type: 'submit', ticket: 'tkt_of_the_page' });
    document.querySelector('#clear').onclick = () => tell({ type: 'clear' });
  </script>
</html>`;

export const serveFramingPage = (): Promise<ListeningServer> =>
  listen((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html(searchParams.get('form') ?? ''));
  });
