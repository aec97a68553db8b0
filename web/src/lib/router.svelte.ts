/** Where we are, from the address: five kinds of page and no library. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null; seat: number | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'become' }
  | { page: 'lost' };

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function read(url: URL): Route {
  const [first, second, third, ...rest] = url.pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 't' && second && !third) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && !rest.length) {
    const asked = url.searchParams;
    return { page: 'replay', id: second, move: number(asked.get('m')), seat: number(asked.get('seat')) };
  }
  if (first === 'rules' && second && !third) {
    return { page: 'rules', game: second, clause: decodeURIComponent(url.hash.slice(1)) || null };
  }
  if (first === 'me' && !second) return { page: 'become' };
  return { page: 'lost' };
}

const here = $state({ route: read(new URL(location.href)) });

function refresh(): void {
  here.route = read(new URL(location.href));
}

export function route(): Route {
  return here.route;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  refresh();
  scrollTo(0, 0);
}

/** Changes the address without a new page, for links to a moment. */
export function readdress(path: string): void {
  history.replaceState(history.state, '', path);
}

/** Plain links inside the house need no reload. Call once. */
export function followLinks(): void {
  addEventListener('popstate', refresh);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href^="/"]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.hasAttribute('download') || link.hasAttribute('target')) return;
    event.preventDefault();
    go(link.getAttribute('href')!);
  });
}
