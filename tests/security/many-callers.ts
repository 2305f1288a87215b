import { randomBytes } from "node:crypto";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { phoneHash } from "../../features/sign-in/server/codes/phone-hash.ts";
import { kyivDay } from "../../platform/time/time.ts";
import type { Json } from "../../support/api-client.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { smsCodeFor } from "../../support/test-sign-in.ts";
import { usualLimits } from "../../platform/limits/limits.ts";

export type Reply = { status: number; body: Json; headers: Headers };
/** A caller of the shop: an address of its own, a guest key or none, a device credential once it has one. */
export type Caller = {
  address: string;
  key?: string;
  device?: string;
  call(path: string, body: unknown): Promise<Reply>;
  askForCode(phone: string, more?: object): Promise<Reply>;
  tryCode(phone: string, code: string): Promise<Reply>;
};

/** The whole app with its limits in force, called from as many addresses as one likes. */
export async function openToManyCallers() {
  const shop: TestShop = await openTestShop({
    databaseUrl: await copyOfPreparedShop(),
    config: { limits: usualLimits, trustedProxies: 1, secret: "a secret of this test, 32 bytes and more" },
  });
  const app = buildApp({ shop, health: openHealth(shop) });

  function caller({ address = someAddress(), key = randomBytes(24).toString("base64url") as string | undefined } = {}): Caller {
    const me: Caller = {
      address,
      ...(key === undefined ? {} : { key }),
      async call(path, body) {
        const phone = (body as { phone?: string }).phone ?? "";
        const response = await app.request(path, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "X-Forwarded-For": me.address,
            "X-Device": me.device ?? "new",
            ...(me.key ? { "X-Guest-Key": me.key } : {}),
            "X-Phone-Hash": phoneHash(phone, shop.config.phoneHashSuffix, kyivDay(shop.clock.now())),
          },
          body: JSON.stringify(body),
        });
        return { status: response.status, body: (await response.json()) as Json, headers: response.headers };
      },
      askForCode: (phone, more = {}) => me.call("/api/v2/via-phone-number", { phone, force_sms_sending: 1, ...more }),
      tryCode: (phone, code) => me.call("/api/sms-code-check", { phone, code }),
    };
    return me;
  }

  return {
    shop,
    caller,
    /** A customer on a device that the shop knows, signed in once. */
    async regular(phone: string): Promise<Caller> {
      const me = caller();
      await me.askForCode(phone);
      const { headers, status } = await me.tryCode(phone, smsCodeFor(shop, phone));
      if (status !== 200) throw new Error(`the code was refused: ${status}`);
      me.device = headers.get("x-device") ?? "";
      return me;
    },
    close: () => shop.close(),
  };
}

let addresses = 0;
/** Another /64 at each call: whoever has an IPv6 provider has as many as they like. */
const someAddress = (): string => `2001:db8:${((addresses += 1) >> 8).toString(16)}:${(addresses & 255).toString(16)}::1`;
