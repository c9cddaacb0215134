/** Lets the browser keep the published page for use without a network. */

const register = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register("service-worker.js");
  } catch {
    // Plain http, files and some private windows allow no service worker; the page works without.
  }
};

/** Registers the service worker once the page has loaded; `npm run explorer` has none. */
export const keepForOffline = (): void => {
  if (import.meta.env.PROD) addEventListener("load", () => void register());
};
