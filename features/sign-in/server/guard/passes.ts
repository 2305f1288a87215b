import { randomUUID } from "node:crypto";
import { openSealedText, sealText, type Keys } from "../../../../platform/protection/sealed-text.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import type { Visit } from "../../../shop.ts";
import { insertSpentPass } from "../sign-in.queries.ts";

export type KeyedVisit = Visit & { guestHash: Uint8Array };

/** `browser`: the hash of its key; `from` and `until`: Unix milliseconds. */
export type Pass = {
  id: string;
  kind: "proof" | "wait";
  phone: string;
  browser: string;
  from: number;
  until: number;
  puzzles: number;
  bits: number;
};
type Given = Pick<Pass, "kind" | "phone" | "puzzles" | "bits"> & { fromSeconds: number; forSeconds: number };

export function givePass({ shop, guestHash, now }: KeyedVisit, { fromSeconds, forSeconds, ...given }: Given): string {
  const from = addSeconds(now, fromSeconds);
  const pass: Pass = {
    ...given,
    id: randomUUID(),
    browser: textOf(guestHash),
    from: from.getTime(),
    until: addSeconds(from, forSeconds).getTime(),
  };
  return sealText(shop.config.secret, JSON.stringify(pass));
}

export function readPass(
  { shop, guestHash, now }: KeyedVisit,
  { text, kind, phone }: { text: string; kind: Pass["kind"]; phone: string },
): Pass | undefined {
  const pass = passIn(shop.config, text);
  const isMine = pass?.kind === kind && pass.phone === phone && pass.browser === textOf(guestHash);
  return isMine && now.getTime() < pass.until ? pass : undefined;
}

/** Committed at once; false when it was used. */
export const spendPass = async ({ shop, now }: Visit, { id }: Pass): Promise<boolean> =>
  (await shop.db.write((tx) => insertSpentPass(tx, id, now))) !== undefined;

function passIn(keys: Keys, text: string): Pass | undefined {
  try {
    return JSON.parse(openSealedText(keys, text)) as Pass;
  } catch {
    return undefined;
  }
}

const textOf = (hash: Uint8Array): string => Buffer.from(hash).toString("base64url");
