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

/** A running host. */
export interface Host {
  /** The address of the site. */
  readonly address: string;
  /** The paths of all requests so far, relative to the site. */
  readonly asked: readonly string[];
  /** Serves another folder from now on. */
  readonly publish: (folder: string) => void;
  /** Answers all requests with an error from now on. */
  readonly fail: () => void;
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
export const serve = async (first: string, cacheControl: string): Promise<Host> => {
  let folder = first;
  let fails = false;
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    asked.push(pathname.slice(PLACE.length));
    const file = fileFor(folder, pathname);
    if (fails) {
      response.writeHead(503).end("Come back later.");
    } else if (file === undefined) {
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
    asked,
    publish: (next) => {
      folder = next;
    },
    fail: () => {
      fails = true;
    },
    stop: async () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
};
