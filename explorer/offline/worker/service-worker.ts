/**
 * Keeps the page for use without a network. The browser installs it during the first visit. It
 * answers only for the page's files; the API reference in the same folder comes from the network.
 */

/** The page's files without `index.html`, and a version, which the page has as well; see `plugin.ts`. */
declare const FILES: readonly string[];
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
 * Returns the page of this version: as the browser has it from the visit, or else from the host. Throws
 * if the host still sends the previous page, as it may for some minutes after a release: then nothing
 * is stored, and the browser tries again later.
 */
const pageOfThisVersion = async (): Promise<Response> => {
  for (const cache of ["force-cache", "no-cache"] as const) {
    const page = await fetch(PAGE, { cache });
    if ((await page.clone().text()).includes(VERSION)) return page;
  }
  throw new Error(`${PAGE} is not of the version of this service worker`);
};

/** Asks for a file; not again for one that was loaded, unless its name has no hash and stays the same. */
const requestFor = (address: string): Request =>
  new Request(address, { cache: address.includes("/assets/") ? "force-cache" : "no-cache" });

/** Stores the page and its files. */
const keep = async (): Promise<void> => {
  const page = await pageOfThisVersion();
  const cache = await caches.open(CACHE);
  await cache.addAll([...ADDRESSES].map(requestFor));
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
