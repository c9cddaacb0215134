/** Lets the browser keep the published page for use without a network. */

const register = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register("service-worker.js");
  } catch {
    // There are none from plain http, from files and in private windows; the page works without.
  }
};

/** Registers the service worker of the build, once the page is loaded; `npm run explorer` has none. */
export const keepForOffline = (): void => {
  if (import.meta.env.PROD) addEventListener("load", () => void register());
};
