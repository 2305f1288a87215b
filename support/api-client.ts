import { createHash, randomBytes } from "node:crypto";
import { sampleSecrets } from "../platform/config/environment.ts";
import { kyivDay } from "../platform/time/time.ts";

export type Json = Record<string, unknown>;
export type Answer = { status: number; body: Json; headers: Headers };

/** A client of the public API like a mobile app: a guest key of its own, later a token; no cookies. */
export type ApiClient = {
  token: string | undefined;
  get(path: string, query?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
  /** The whole sign-in by phone; `readCode` gives the code of the SMS. */
  signIn(phone: string, readCode: (phone: string) => Promise<string>): Promise<void>;
};

export function apiClient(url: string, { locale = "ua" }: { locale?: "ua" | "ru" } = {}): ApiClient {
  const guestKey = randomBytes(24).toString("base64url");
  const call = async (method: string, path: string, body: unknown, more: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        "Accept-Language": locale,
        "X-Guest-Key": guestKey,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(client.token ? { Authorization: `Bearer ${client.token}` } : {}),
        ...more,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Json, headers: response.headers };
  };
  const client: ApiClient = {
    token: undefined,
    get: (path, query = {}) => call("GET", `${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`, undefined),
    post: (path, body = {}, headers = {}) => call("POST", path, body, headers),
    delete: (path, body = {}) => call("DELETE", path, body),
    async signIn(phone, readCode) {
      const sent = await client.post("/api/v2/via-phone-number", { phone, force_sms_sending: 0 }, { "X-Phone-Hash": phoneHashFor(phone) });
      if (sent.status !== 200) throw new Error(`no code was sent: ${sent.status} ${JSON.stringify(sent.body)}`);
      const checked = await client.post("/api/sms-code-check", { phone, code: await readCode(phone) });
      if (checked.status !== 200) throw new Error(`the code was refused: ${checked.status}`);
      client.token = String(checked.body["token"]);
    },
  };
  return client;
}

/** The header X-Phone-Hash of a shop with the sample suffix. */
export const phoneHashFor = (phone: string): string =>
  createHash("sha256")
    .update(`${phone}${sampleSecrets.PHONE_HASH_SUFFIX}${kyivDay(new Date())}`)
    .digest("hex");

let phones = Math.floor(Math.random() * 8_000_000);
/** A phone nobody has had in this run. */
export const newPhone = (): string => `38067${String((phones += 1)).padStart(7, "0")}`;
