/** Serves a built site in a folder, as a host of static files does. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** The folder of the host that contains the site. */
const PLACE = "/some/folder/";

export interface Host {
  /** The address of the site. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The file with which the host answers a request, if it has one. */
const fileFor = (folder: string, path: string): string | undefined => {
  if (!path.startsWith(PLACE)) return undefined;
  const name = join(folder, path.slice(PLACE.length));
  const file = path.endsWith("/") ? join(name, "index.html") : name;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
};

/** Serves a folder on a free port, with a `Cache-Control` header. */
export const serve = async (folder: string, cacheControl: string): Promise<Host> => {
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = fileFor(folder, pathname);
    if (file === undefined) {
      response.writeHead(404).end("There is nothing here.");
    } else {
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "cache-control": cacheControl });
      response.end(readFileSync(file));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    address: `http://localhost:${address.port}${PLACE}`,
    stop: async () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
};
