import { randomBytes } from "node:crypto";
import { phoneHashFor, type Json } from "../../support/api-client.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { usualLimits } from "../../platform/limits/limits.ts";

export type Reply = { status: number; body: Json; headers: Headers; milliseconds: number };

/** Two processes of the real program on one real PostgreSQL with limits in force, and a third hand on their database. */
export async function startTwoProcesses(env: Record<string, string> = {}) {
  const databaseUrl = await copyOfPreparedShop();
  const database: TestShop = await openTestShop({ databaseUrl, config: { limits: usualLimits } });
  database.clock.set(new Date());
  const settings = { DATABASE_URL: databaseUrl, LIMITS: "normal", DEMO: "off", TRUSTED_PROXIES: "1", ...env };
  const processes: [RunningShop, RunningShop] = [await startShop(settings), await startShop(settings)];
  return {
    database,
    processes,
    stop: async () => {
      await Promise.all(processes.map((shop) => shop.stop()));
      await database.close();
    },
  };
}

/** Sends one JSON call, as an app does: what a client shows of itself is in the headers. */
export async function send(shop: RunningShop, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const start = performance.now();
  const response = await fetch(shop.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as Json;
  return { status: response.status, body: answer, headers: response.headers, milliseconds: performance.now() - start };
}

/** A browser or app by its guest key, at an address of its own. */
export const someone = (): Record<string, string> => ({
  "X-Guest-Key": randomBytes(24).toString("base64url"),
  "X-Forwarded-For": `10.${[...randomBytes(3)].join(".")}`,
});

/** Asks for a code and gives it. */
export async function askCode(shop: RunningShop, phone: string, who: Record<string, string>): Promise<string> {
  const asked = await startPhone(shop, phone, who, 1);
  if (asked.status !== 200) throw new Error(`no code: ${asked.status} ${JSON.stringify(asked.body)}`);
  return shop.codeFor(phone);
}

export const startPhone = (shop: RunningShop, phone: string, who: Record<string, string>, force: 0 | 1 = 0): Promise<Reply> =>
  send(shop, "/api/v2/via-phone-number", { phone, force_sms_sending: force }, { ...who, "X-Phone-Hash": phoneHashFor(phone) });

/** A whole sign-in by SMS; answers the token and the device's credential. */
export async function signIn(shop: RunningShop, phone: string): Promise<{ token: string; device: string }> {
  const who = { ...someone(), "X-Device": "new" };
  const code = await askCode(shop, phone, who);
  const { body, headers, status } = await send(shop, "/api/sms-code-check", { phone, code }, who);
  if (status !== 200) throw new Error(`the code was refused: ${status}`);
  return { token: String(body["token"]), device: headers.get("x-device") ?? "" };
}

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
