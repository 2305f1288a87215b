import { setTimeout as sleep } from "node:timers/promises";
import { tryAgain } from "../../platform/vendors/try-again.ts";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { callsApart } from "../calls-apart.ts";
import { readBounded } from "../read-bounded.ts";
import { isVendorFault } from "../vendor-refused.ts";
import { readVendorAnswer, type VendorAnswer } from "./vendor-answer.ts";

/** A page of 500 departments is a megabyte and a half. */
const LARGEST_ANSWER = 16 * 1_048_576;

export type VendorCall = { model: string; method: string; properties: Record<string, unknown> };
export type NovaPoshtaClient = { read(call: VendorCall): Promise<VendorAnswer> };

/** `address` is asked at each call; `tries` and `firstPauseMs` are how patient a reading is (`tryAgain`). */
export type NovaPoshtaAccount = {
  key: string;
  address: () => Promise<string>;
  timeoutMs: number;
  tries: number;
  firstPauseMs?: number;
  apartMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
};

/** Only reading may have several `tries`. Throws `VendorRefused`, `VendorResting`, or another error when nobody knows (S50). */
export function openNovaPoshta({
  key,
  address,
  timeoutMs,
  tries,
  firstPauseMs = 2_000,
  apartMs = 0,
  pause = sleep,
}: NovaPoshtaAccount): NovaPoshtaClient {
  const guard = guardVendor({ name: "Nova Poshta", timeoutMs });
  const inTurn = callsApart(apartMs, pause);
  const once = ({ model, method, properties }: VendorCall) =>
    guard.call(async (signal) => {
      const body = JSON.stringify({ apiKey: key, modelName: model, calledMethod: method, methodProperties: properties });
      const headers = { "Content-Type": "application/json", Accept: "application/json" };
      const response = await fetch(await address(), { method: "POST", headers, body, redirect: "error", signal });
      return readVendorAnswer(response.status, (await readBounded(response, { vendor: "Nova Poshta", most: LARGEST_ANSWER })).toString());
    }, isVendorFault);
  return {
    read: (call) => tryAgain(async () => (await inTurn(), once(call)), { tries, firstPauseMs, isWorthAgain: isVendorFault, pause }),
  };
}
