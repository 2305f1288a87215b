import type { Config } from "../platform/config/config.ts";
import { FolderInUse } from "../platform/db/embedded/folder-lock.ts";
import { Trouble } from "../platform/trouble.ts";

/** One line for an operator's mistake; undefined for a bug. */
export function startTrouble(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof Trouble) return error.message;
  if (!(error instanceof Error) || !config) return undefined;
  if (error instanceof FolderInUse) {
    return `The data folder ${config.dataDir} is in use by ${error.owner}: stop that shop first, or give this one another DATA_DIR.`;
  }
  const { code = "", syscall = "", address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (syscall === "listen" || syscall === "bind") return listenTrouble(code, port === config.metrics?.port ? "METRICS_" : "", config);
  if (code === "ERR_MODULE_NOT_FOUND" && error.message.includes("/build/"))
    return "The pages are not built yet: start the shop with `npm start`.";
  if (code in folderTroubles && address === undefined) return folderTrouble(error, code, config);
  return config.databaseUrl ? postgresTrouble(code, error.message, config.databaseUrl) : undefined;
}

function listenTrouble(code: string, which: "" | "METRICS_", config: Config): string | undefined {
  const { port, host = "" } = (which && config.metrics) || config;
  if (code === "EADDRINUSE") return `Port ${port} is taken: end the program that listens there, or give this one another ${which}PORT.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user: take a ${which}PORT above 1023.`;
  const isElsewhere = code === "EADDRNOTAVAIL" || code === "ENOTFOUND";
  return isElsewhere ? `${which}HOST=${host} is no address of this machine: leave it as it was at first.` : undefined;
}

const folderTroubles: Record<string, string> = {
  EACCES: "may not be written by this user: give it to this user, or name another DATA_DIR",
  EPERM: "may not be written by this user: give it to this user, or name another DATA_DIR",
  EROFS: "lies on a disk that is read-only: name another DATA_DIR",
  ENOENT: "cannot be made there: make the folder above it, or name another DATA_DIR",
  ENOTDIR: "cannot be a folder, for a file of that name is in the way: name another DATA_DIR",
  EEXIST: "cannot be a folder, for a file of that name is in the way: name another DATA_DIR",
  ENOSPC: "lies on a disk without room: make room, or name another DATA_DIR",
};

function folderTrouble(error: NodeJS.ErrnoException, code: string, { dataDir }: Config): string | undefined {
  const isAbout = error.path === undefined || error.path.includes(dataDir.replace(/^\.\//, "").replace(/\/+$/, ""));
  return isAbout ? `The data folder ${dataDir} ${folderTroubles[code]} (${code}).` : undefined;
}

const unreachable = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
const silent = /^(timeout exceeded when trying to connect|Connection terminated)/;

function postgresTrouble(code: string, message: string, url: string): string | undefined {
  const { hostname, port, username, pathname } = new URL(url);
  const where = `PostgreSQL at ${hostname || "this machine"}:${port || 5432}`;
  const name = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `The host ${hostname} of DATABASE_URL is not known: look at its spelling.`;
  if (unreachable.test(code)) return `${where} cannot be reached (${code}): start it, or mend DATABASE_URL.`;
  if (silent.test(message)) return `${where} gives no answer: look whether that is PostgreSQL and not full, or mend DATABASE_URL.`;
  if (code === "28P01" || code === "28000")
    return `${where} does not let the user "${user}" in: mend the name or password in DATABASE_URL.`;
  if (code === "3D000") return `${where} has no database "${name}": create it (createdb ${name}), or mend DATABASE_URL.`;
  if (code === "42501") return `The user "${user}" may not create tables in the database "${name}": make it the database's owner.`;
  if (code === "53300" || code === "57P03") return `${where} is starting or full: try again in a moment.`;
  return message.startsWith("The server does not support SSL") ? `${where} speaks no SSL: take sslmode out of DATABASE_URL.` : undefined;
}
