/**
 * Keeps the page for use without a network. The browser installs it during the first visit. It
 * answers only for the page's files; the API reference in the same folder comes from the network.
 */

/** The page's files without `index.html`, those that it names, and a version; see `plugin.ts`. */
declare const FILES: readonly string[];
declare const NAMED: readonly string[];
declare const VERSION: string;

declare const self: ServiceWorkerGlobalScope;

/** The folder of the site, whose address is also that of the page. */
const PAGE = self.registration.scope;

/** The prefix of our caches' names. A URL has no spaces, so no other folder has the same prefix. */
const OURS = `chess-distance ${PAGE} `;
const CACHE = OURS + VERSION;

const addressOf = (file: string): string => new URL(file, PAGE).href;
const ADDRESSES: ReadonlySet<string> = new Set(FILES.map(addressOf));

/**
 * Stores the page and its files. The page is revalidated, because its name never changes; the other
 * names contain a hash. Throws if the host still sends the previous page, as it may for some
 * minutes after a release: then nothing is stored, and the browser tries again later.
 */
const keep = async (): Promise<void> => {
  const page = await fetch(PAGE, { cache: "no-cache" });
  const text = await page.clone().text();
  if (!NAMED.every((file) => text.includes(file)))
    throw new Error(`${PAGE} is not of the version of this service worker`);
  const cache = await caches.open(CACHE);
  await cache.addAll([...ADDRESSES]);
  await cache.put(PAGE, page);
};

const removeOlder = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
};

const kept = async (address: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address, { ignoreVary: true });

/** Answers with the stored page if there is no network or the status is 500 or above. */
const networkFirst = async (request: Request): Promise<Response> => {
  const response = await fetch(request).catch(() => Response.error());
  const fails = response.type === "error" || response.status >= 500;
  return fails ? ((await kept(PAGE)) ?? response) : response;
};

const cacheFirst = async (request: Request, address: string): Promise<Response> =>
  (await kept(address)) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(keep()));

// A new version waits until the pages of the old one are closed, as they may still load its files.
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([removeOlder(), self.clients.claim()])),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== "GET") return;
  if (address === PAGE || address === addressOf("index.html"))
    event.respondWith(networkFirst(request));
  else if (ADDRESSES.has(address)) event.respondWith(cacheFirst(request, address));
});
