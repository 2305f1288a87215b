import createClient from "openapi-fetch";
import type { Calls } from "./calls.ts";
import { openIdentity, type Identity } from "./identity.ts";
import type { paths } from "./schema.ts";
import { sendAgain, type Patience } from "./send-again.ts";
import type { Store } from "./store.ts";

export type ShopOptions = {
  /** `https://…`, without a slash at its end. */
  url: string;
  store: Store;
  /** `ua` by default; `speak` changes it. */
  language?: Language;
  /** The shop's PHONE_HASH_SUFFIX, which the sign-in of an app needs. */
  phoneHashSuffix?: string;
  /** A key of a program for `/api/exchange/v1/…`, instead of a customer's token. */
  programKey?: string;
  /** The token ended, or was ended elsewhere: show the sign-in. */
  onSignedOut?: () => void;
  patience?: Patience;
  /** Instead of the system's; React Native needs one that streams for `live` (`expo/fetch`). */
  fetch?: typeof globalThis.fetch;
};
export type Language = "ua" | "ru";

export type Shop = {
  /** Every call of the document by its path, typed. */
  api: Calls;
  identity: Identity;
  store: Store;
  url: string;
  speak: (language: Language) => void;
  phoneHashSuffix: string | undefined;
  /** A request as the client sends it, with the device's and the customer's headers, without repetitions. */
  fetch: (request: Request) => Promise<Response>;
};

const asksForDevice = /\/api\/(v2\/via-phone-number|sms-code-check|v2\/via-pin-code)$/;

/** Opens the client of one shop for one device. */
export function openShop(options: ShopOptions): Shop {
  const { url, store, phoneHashSuffix, programKey, onSignedOut } = options;
  const identity = openIdentity(store);
  let language = options.language ?? "ua";
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const sendKnown = async (request: Request): Promise<Response> => {
    const token = programKey ?? (await identity.token());
    const { headers } = request;
    if (!headers.has("Accept-Language")) headers.set("Accept-Language", language);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (!programKey) headers.set("X-Guest-Key", await identity.guestKey());
    if (asksForDevice.test(new URL(request.url).pathname)) headers.set("X-Device", await identity.device());
    const answer = await send(request);
    const device = answer.headers.get("X-Device");
    if (device) await identity.rememberDevice(device);
    // A call that was under way when somebody signed in again says nothing of the new token.
    if (answer.status === 401 && token && !programKey && token === (await identity.token())) {
      await identity.keepToken(null);
      onSignedOut?.();
    }
    return answer;
  };
  return {
    api: createClient<paths>({ baseUrl: url, fetch: sendAgain(sendKnown, options.patience) }) as unknown as Calls,
    identity,
    store,
    url,
    phoneHashSuffix,
    fetch: sendKnown,
    speak: (wanted) => {
      language = wanted;
    },
  };
}
