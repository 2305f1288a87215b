import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";

const folderOf = ({ config }: Shop, sessionId: Id<"exchange_session">): string => path.join(config.dataDir, "exchange", String(sessionId));

/** Named by ids alone (security.md S45). */
export const placeOf = (shop: Shop, sessionId: Id<"exchange_session">, fileId: Id<"exchange_file">): string =>
  path.join(folderOf(shop, sessionId), String(fileId));

export const makeFolderOf = (shop: Shop, sessionId: Id<"exchange_session">) => mkdir(folderOf(shop, sessionId), { recursive: true });

export const removeFolderOf = (shop: Shop, sessionId: Id<"exchange_session">) =>
  rm(folderOf(shop, sessionId), { recursive: true, force: true });
