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
    /** Seconds until another code may be asked for. */
    resendIn: z.number().int(),
  }),
  example: { input: { phone: "380671234567", force_sms_sending: 0 }, output: { isPinCode: false, resendIn: 60 } },
});

export const smsCodeCheck = endpoint({
  method: "POST",
  path: "/api/sms-code-check",
  access: "anyone",
  summary: "Exchanges the code of an SMS for a token; the token is also set as a cookie",
  input: z.strictObject({ phone, code: z.string({ error: "app.codeError" }).regex(/^\d{4}$/, "app.codeError") }),
  output: z.object({ token: z.string(), isBlacklisted: z.boolean() }),
  example: { input: { phone: "380671234567", code: "4821" }, output: { token: "b3Blbi1zZXNhbWU", isBlacklisted: false } },
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
