import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";

const base64Url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);
const address = z.string().min(1).max(1_000);

export const getPushKey = endpoint({
  method: "GET",
  path: "/api/get-push-key",
  access: "customer",
  summary: "The key a browser subscribes to web push with (RFC 8292); empty where the shop sends none",
  input: z.strictObject({}),
  output: z.object({ key: z.string() }),
  example: { input: {}, output: { key: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM" } },
});

export const subscribeToPush = endpoint({
  method: "POST",
  path: "/api/push-subscribe",
  access: "customer",
  refuses: [409],
  summary:
    "Tells this browser of news from now on, until it signs out; 422 for an endpoint of no known push service, 409 for an app without a device",
  input: z.strictObject({ endpoint: address, p256dh: base64Url(200), auth: base64Url(100) }),
  output: z.object({ result: z.literal(true) }),
  example: {
    input: {
      endpoint: "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ",
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    output: { result: true },
  },
});

export const unsubscribeFromPush = endpoint({
  method: "POST",
  path: "/api/push-unsubscribe",
  access: "customer",
  summary: "Tells this browser nothing any more; those of somebody else stay as they are",
  input: z.strictObject({ endpoint: address }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { endpoint: "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ" }, output: { result: true } },
});
