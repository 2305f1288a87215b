import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

/** Digits of a Ukrainian mobile number, `380XXXXXXXXX`; a leading plus is taken off. */
const phone = z
  .string({ error: "auth.phoneError" })
  .trim()
  .transform((text) => text.replace(/^\+/, ""))
  .pipe(z.string().regex(/^380(39|50|63|66|67|68|73|75|77|89|91|92|93|94|95|96|97|98|99)\d{7}$/, "auth.phoneError"));

const utmText = z.string().max(200).optional();

export const viaPhoneNumber = endpoint({
  method: "POST",
  path: "/api/v2/via-phone-number",
  access: "anyone",
  summary: "Starts sign-in: says whether this device has a PIN, otherwise sends an SMS code. Needs the header X-Phone-Hash",
  input: z.strictObject({
    phone,
    force_sms_sending: z.union([z.literal(0), z.literal(1), z.boolean()]).default(0),
    utm_campaign_name: utmText,
    utm_adset_name: utmText,
    utm_ad_name: utmText,
  }),
  output: z.object({
    isPinCode: z.boolean(),
    /** Whether a PIN may be tried here at all: on a device that has one, or anywhere when the shop's settings say so. */
    isPinAccepted: z.boolean(),
    /** Seconds until another code may be asked for. */
    resendIn: z.number().int(),
    /** The gateway did not answer: the message may come later. */
    isDelayed: z.boolean(),
  }),
  example: {
    input: { phone: "380671234567", force_sms_sending: 0 },
    output: { isPinCode: false, isPinAccepted: false, resendIn: 60, isDelayed: false },
  },
});

const fourDigits = (wrong: string) => z.string({ error: wrong }).regex(/^\d{4}$/, wrong);

const signedIn = z.object({
  token: z.string(),
  isBlacklisted: z.boolean(),
  /** Whether the account has a PIN. */
  isPinCode: z.boolean(),
  /** Whether this device may set a PIN now without the present one. */
  mayCreatePin: z.boolean(),
});

export const smsCodeCheck = endpoint({
  method: "POST",
  path: "/api/sms-code-check",
  access: "anyone",
  summary: "Exchanges the code of an SMS for a token; the token is also set as a cookie",
  input: z.strictObject({ phone, code: fourDigits("app.codeError") }),
  output: signedIn,
  example: {
    input: { phone: "380671234567", code: "4821" },
    output: { token: "b3Blbi1zZXNhbWU", isBlacklisted: false, isPinCode: false, mayCreatePin: true },
  },
});

export const viaPinCode = endpoint({
  method: "POST",
  path: "/api/v2/via-pin-code",
  access: "anyone",
  summary: "Exchanges a PIN for a token on a device that once passed an SMS code for this phone; the token is also set as a cookie",
  input: z.strictObject({ phone, pin_code: fourDigits("auth.pinError") }),
  output: signedIn,
  example: {
    input: { phone: "380671234567", pin_code: "4821" },
    output: { token: "b3Blbi1zZXNhbWU", isBlacklisted: false, isPinCode: true, mayCreatePin: false },
  },
});

export const createPinCode = endpoint({
  method: "POST",
  path: "/api/v2/create-pin-code",
  access: "customer",
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
