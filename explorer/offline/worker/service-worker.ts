/**
 * Keeps the page for use without a network: the browser runs this beside the page, after the first visit.
 * It answers for the files of the page alone; the API reference, in the same folder, it leaves to the network.
 */

/** The files of the page except the page itself, those that it names, and the version; the build writes them above this code. */
declare const FILES: readonly string[];
declare const NAMED: readonly string[];
declare const VERSION: string;

declare const self: ServiceWorkerGlobalScope;

/** The folder of the site, whose address is also that of the page. */
const PAGE = self.registration.scope;

/** How all our caches for this folder begin. An address has no spaces, so no other folder's begin like this. */
const OURS = `chess-distance ${PAGE} `;
const CACHE = OURS + VERSION;

const addressOf = (file: string): string => new URL(file, PAGE).href;
const ADDRESSES: ReadonlySet<string> = new Set(FILES.map(addressOf));

/**
 * The page is asked of its host, because its name stays when it changes; the other files have versions in theirs. For some
 * minutes after a change, hosts may send the page of before: if that names other files, nothing is kept, and the browser
 * tries again later.
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

/** A host that fails is like none. */
const networkFirst = async (request: Request): Promise<Response> => {
  const response = await fetch(request).catch(() => Response.error());
  const fails = response.type === "error" || response.status >= 500;
  return fails ? ((await kept(PAGE)) ?? response) : response;
};

const cacheFirst = async (request: Request, address: string): Promise<Response> =>
  (await kept(address)) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(keep()));

// A new version waits until no page of the old one is open, because such a page may still load files of its own.
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
