import type { Store } from "./store.ts";

const NAMES = { guestKey: "semyriad.guest-key", device: "semyriad.device", token: "semyriad.token" } as const;
/** More than the 128 random bits the shop asks for. */
const KEY_BYTES = 24;

export type Identity = {
  /** The key of the device's cart before anybody signs in; made once for a device. */
  guestKey(): Promise<string>;
  /** The device's credential of an earlier sign-in; `new` before the first. */
  device(): Promise<string>;
  rememberDevice(credential: string): Promise<void>;
  token(): Promise<string | null>;
  /** Of a sign-in; null forgets it. */
  keepToken(token: string | null): Promise<void>;
};

export function openIdentity(store: Store): Identity {
  let guestKey: Promise<string> | undefined;
  const makeGuestKey = async (): Promise<string> => {
    const kept = await store.getItem(NAMES.guestKey);
    if (kept) return kept;
    const made = randomKey();
    await store.setItem(NAMES.guestKey, made);
    return made;
  };
  return {
    guestKey: () => (guestKey ??= makeGuestKey()),
    device: async () => (await store.getItem(NAMES.device)) ?? "new",
    rememberDevice: async (credential) => void (await store.setItem(NAMES.device, credential)),
    token: async () => store.getItem(NAMES.token),
    keepToken: async (token) => void (await (token === null ? store.removeItem(NAMES.token) : store.setItem(NAMES.token, token))),
  };
}

/** 32 characters of base64url. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
