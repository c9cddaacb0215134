/** Serves a built site in a folder, as a host of static files does. */
import { preview } from "vite";

export interface Host {
  /** The address of the site. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Serves a folder on a free port, with a `Cache-Control` header. */
export const serve = async (outDir: string, cacheControl: string): Promise<Host> => {
  const server = await preview({
    ...{ configFile: false, logLevel: "warn", appType: "mpa", base: "/some/folder/" },
    build: { outDir },
    preview: { host: "localhost", port: 0, headers: { "cache-control": cacheControl } },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error("no address");
  return { address, stop: () => server.close() };
};
