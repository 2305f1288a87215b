import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { withoutPlus } from "../../platform/phone.ts";
import { exampleProfile, profileView } from "../accounts/accounts.contract.ts";
import { cartView, exampleCart } from "../cart/cart.contract.ts";

const phone = z
  .string({ error: "auth.phoneError" })
  .trim()
  .transform(withoutPlus)
  .pipe(z.string().regex(/^380(39|50|63|66|67|68|73|75|77|89|91|92|93|94|95|96|97|98|99)\d{7}$/, "auth.phoneError"))
  .describe("Digits `380XXXXXXXXX`; a leading plus is removed");

const challenge = z.object({ text: z.string(), puzzles: z.number().int(), bits: z.number().int(), expiresIn: z.number().int() });
const device = {
  "X-Device":
    "The device's credential from an earlier sign-in, `new` the first time; a known device is never held up by what strangers do.",
};
const ofTheBrowser = {
  "X-Guest-Key":
    "The app's own random key, 22 to 128 characters of base64url, the same with every call; `new` asks for one in the same header of the answer. Browsers have it as the cookie `guest`, set by this call. A code works only with the key it was asked for with.",
  ...device,
};
const givesDevice = { "X-Device": "The device's credential, where the call had this header: keep it for the next sign-in." };

const utmText = z.string().max(200).optional();

export const viaPhoneNumber = endpoint({
  method: "POST",
  path: "/api/v2/via-phone-number",
  access: "anyone",
  refuses: [403],
  summary:
    "Starts sign-in: says whether this device has a PIN, otherwise sends an SMS code. Needs the header X-Phone-Hash. 428 asks for a proof of work first",
  headers: ofTheBrowser,
  needs: {
    "X-Phone-Hash":
      "Hexadecimal SHA-256 of the phone, the app's suffix (the shop's PHONE_HASH_SUFFIX) and the day in Kyiv, `380671234567…2026-11-29`; 403 for another one",
  },
  gives: { "X-Guest-Key": "The app's new key, where it asked for one by `X-Guest-Key: new`." },
  input: z.strictObject({
    phone,
    force_sms_sending: z.union([z.literal(0), z.literal(1), z.boolean()]).default(0),
    proof: z
      .strictObject({
        challenge: z.string().max(2_000),
        nonces: z
          .array(
            z
              .number()
              .int()
              .min(0)
              .max(2 ** 40),
          )
          .max(64),
      })
      .optional(),
    utm_campaign_name: utmText,
    utm_adset_name: utmText,
    utm_ad_name: utmText,
  }),
  output: z.object({
    isPinCode: z.boolean(),
    isPinAccepted: z.boolean().describe("This device has a PIN, or the settings allow one anywhere"),
    resendIn: z.number().int().describe("Seconds until another code may be asked for"),
    isDelayed: z.boolean().describe("The gateway does not answer; the message may come later"),
    isForCustomersOnly: z.boolean().describe("Only past buyers get codes for now; every phone hears the same"),
  }),
  wants: {
    428: {
      description:
        "Too many codes are asked for: solve the challenge and call again with `proof`. For each of `puzzles` (0, 1, …) find a whole number whose SHA-256 of the UTF-8 text `text.puzzle.number` begins with `bits` zero bits; the numbers are `nonces`. A challenge is good once, for this phone and this browser or app, for `expiresIn` seconds.",
      body: z.object({ code: z.literal("proof_of_work_needed"), challenge }),
      example: {
        message: "Зараз забагато запитів на вхід. Оновіть застосунок або увійдіть на сайті.",
        code: "proof_of_work_needed",
        challenge: { text: "c2VhbGVk", puzzles: 8, bits: 12, expiresIn: 300 },
      },
    },
  },
  example: {
    input: { phone: "380671234567", force_sms_sending: 0 },
    output: { isPinCode: false, isPinAccepted: false, resendIn: 60, isDelayed: false, isForCustomersOnly: false },
  },
});

const fourDigits = (wrong: string) => z.string({ error: wrong }).regex(/^\d{4}$/, wrong);

/** The device's favourites, and the account last signed in there. */
const keptHere = z.strictObject({ of: rowId<"account">().nullable(), favorites: z.array(rowId<"product">()).max(1_000) }).optional();
export type KeptHere = NonNullable<z.infer<typeof keptHere>>;

const accountView = z.object({ profile: profileView, cart: cartView, favorites: z.array(shownId<"product">()) });
export type AccountView = z.infer<typeof accountView>;

const signedIn = z.object({
  token: z.string(),
  isBlacklisted: z.boolean(),
  isPinCode: z.boolean(),
  mayCreatePin: z.boolean().describe("This device may set a PIN without the present one"),
  account: accountView.nullable().describe("The answers of `get-profile`, `get-cart` and `get-favorites`; null: call each"),
});
const exampleAccount = { profile: exampleProfile, cart: exampleCart, favorites: [17] };

export const smsCodeCheck = endpoint({
  method: "POST",
  path: "/api/sms-code-check",
  access: "anyone",
  summary: "Exchanges the code of an SMS for a token, in the browser or app that asked for it; the token is also set as a cookie",
  headers: ofTheBrowser,
  gives: givesDevice,
  input: z.strictObject({ phone, code: fourDigits("app.codeError"), kept: keptHere }),
  output: signedIn,
  example: {
    input: { phone: "380671234567", code: "4821" },
    output: { token: "b3Blbi1zZXNhbWU", isBlacklisted: false, isPinCode: false, mayCreatePin: true, account: exampleAccount },
  },
});

export const viaPinCode = endpoint({
  method: "POST",
  path: "/api/v2/via-pin-code",
  access: "anyone",
  summary: "Exchanges a PIN for a token on a device that once passed an SMS code for this phone; the token is also set as a cookie",
  headers: device,
  gives: givesDevice,
  input: z.strictObject({ phone, pin_code: fourDigits("auth.pinError"), kept: keptHere }),
  output: signedIn,
  example: {
    input: { phone: "380671234567", pin_code: "4821" },
    output: { token: "b3Blbi1zZXNhbWU", isBlacklisted: false, isPinCode: true, mayCreatePin: false, account: exampleAccount },
  },
});

export const createPinCode = endpoint({
  method: "POST",
  path: "/api/v2/create-pin-code",
  access: "customer",
  refuses: [403, 409],
  summary: "Sets the customer's PIN; replacing one needs the present PIN or an SMS code of the last ten minutes",
  input: z.strictObject({ phone, pin_code: fourDigits("auth.pinDigits"), current_pin_code: fourDigits("auth.pinError").optional() }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { phone: "380671234567", pin_code: "4827" }, output: { result: true } },
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: "customer",
  summary: "Revokes the token of this call and clears its cookie",
  input: z.strictObject({}),
  output: z.object({ result: z.literal(true) }),
  example: { input: {}, output: { result: true } },
});
