import { setTimeout as sleep } from "node:timers/promises";
import { tryAgain } from "../../platform/vendors/try-again.ts";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { callsApart } from "../calls-apart.ts";
import { readBounded } from "../read-bounded.ts";
import { isVendorFault, VendorRefused } from "../vendor-refused.ts";
import { entriesOf, readUkrposhtaAnswer } from "./vendor-answer.ts";

/** The settlements of an area are two megabytes. */
const LARGEST_ANSWER = 32 * 1_048_576;
const LARGEST_FORM = 8 * 1_048_576;

const services = {
  shipments: "/ecom/0.0.1",
  addresses: "/address-classifier-ws",
  tracking: "/status-tracking/0.0.1",
  forms: "/forms/ecom/0.0.1",
} as const;

export type UkrposhtaCall = {
  service: keyof typeof services;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
};

type Asking = { accept: string; most: number; method?: "DELETE" };

export type UkrposhtaClient = {
  /** Asks for something; a call whose answer was lost is made again. */
  read(call: UkrposhtaCall): Promise<unknown>;
  entries(path: string, query?: Record<string, string>): Promise<readonly unknown[]>;
  /** Makes something, once: an answer that was lost leaves it unknown. */
  make(call: UkrposhtaCall & { body: object }): Promise<unknown>;
  /** Removes something; asked again after a lost answer, it may say that it is not there. */
  remove(call: UkrposhtaCall): Promise<void>;
  /** A printed form. Throws when it is no PDF. */
  form(path: string): Promise<Buffer>;
};

/** `tracking` and `bearer` are keys of two services, `token` is the shop's own; `address` is asked at each call and has no path. */
export type UkrposhtaAccount = {
  bearer: string;
  token: string;
  tracking: string;
  address: () => Promise<string>;
  timeoutMs: number;
  tries: number;
  firstPauseMs?: number;
  apartMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
};

/** Ukrposhta's four services. Throws `VendorRefused`, `VendorResting`, or another error when nobody knows (S50). */
export function openUkrposhta({
  bearer,
  token,
  tracking,
  address,
  timeoutMs,
  tries,
  firstPauseMs = 2_000,
  apartMs = 0,
  pause = sleep,
}: UkrposhtaAccount): UkrposhtaClient {
  const guard = guardVendor({ name: "Ukrposhta", timeoutMs });
  const inTurn = callsApart(apartMs, pause);
  const ask = (call: UkrposhtaCall, { accept, most, method }: Asking): Promise<{ status: number; body: Buffer }> =>
    guard.call(async (signal) => {
      const { service, path, query = {}, body } = call;
      const own: Record<string, string> = service === "shipments" || service === "forms" ? { token } : {};
      const url = `${await address()}${services[service]}${path}?${new URLSearchParams({ ...query, ...own })}`;
      const headers = {
        Authorization: `Bearer ${service === "tracking" ? tracking : bearer}`,
        Accept: accept,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      };
      const sent = body === undefined ? { method: method ?? "GET" } : { method: "POST", body: JSON.stringify(body) };
      const response = await fetch(url, { ...sent, headers, redirect: "error", signal });
      const said = { status: response.status, body: await readBounded(response, { vendor: "Ukrposhta", most }) };
      const isSilent = method === "DELETE" && response.ok;
      if (!isSilent && (accept === JSON_ONLY || said.status !== 200)) readUkrposhtaAnswer(said.status, said.body.toString());
      return said;
    }, isVendorFault);
  const once = async (call: UkrposhtaCall): Promise<unknown> => {
    const { status, body } = await ask(call, { accept: JSON_ONLY, most: LARGEST_ANSWER });
    return readUkrposhtaAnswer(status, body.toString());
  };
  const patiently = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    tryAgain(async () => (await inTurn(), work()), { tries, firstPauseMs, isWorthAgain: isVendorFault, pause });
  const read = (call: UkrposhtaCall): Promise<unknown> => patiently(() => once(call));
  return {
    read,
    entries: async (path, query = {}) => entriesOf(await read({ service: "addresses", path, query })),
    make: (call) => once(call),
    remove: (call) => patiently(async () => void (await ask(call, { accept: JSON_ONLY, most: LARGEST_FORM, method: "DELETE" }))),
    form: (path) =>
      patiently(async () => {
        const { body } = await ask({ service: "forms", path }, { accept: "application/pdf", most: LARGEST_FORM });
        if (!body.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("Ukrposhta answered with a form that is no PDF");
        return body;
      }),
  };
}

const JSON_ONLY = "application/json";

export const isNotThere = (error: unknown): boolean => error instanceof VendorRefused && /: 404\b/.test(error.message);
