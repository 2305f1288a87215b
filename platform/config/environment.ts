import os from "node:os";
import { z } from "zod";

/** The values printed in `.env.example`; a production start refuses them (S56). */
export const sampleSecrets = {
  PHONE_HASH_SUFFIX: "semyriad-phone-suffix",
  SHOP_SECRET: "sample-secret-of-a-demo-shop-0000000000",
} as const;

const flag = z.enum(["on", "off"]);

/** The settings of `.env.example`, each judged by itself. */
export const environment = z.object({
  SHOP_MODE: z.enum(["demo", "production"]).default("demo"),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must look like postgres://user:password@host:5432/name, signs in the password percent-encoded",
    })
    .optional(),
  ALLOW_EMBEDDED: z.enum(["0", "1"]).default("0"),
  EMBEDDED_COPIES: z.coerce.number().int().min(0).max(1_000).default(24),
  DEMO: flag.default("on"),
  DEMO_PRODUCTS: z.coerce.number().int().min(0).max(1_000_000).default(20_000),
  PICTURES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(Math.max(1, Math.floor(os.availableParallelism() / 2))),
  PICTURE_FOLDER_MB: z.coerce.number().int().min(256).max(1_000_000).default(4_096),
  BASKET_LIFETIME_HOURS: z.coerce.number().positive().max(240).optional(),
  PHONE_HASH_SUFFIX: z.string().min(8).default(sampleSecrets.PHONE_HASH_SUFFIX),
  SHOP_SECRET: z.string().min(32).default(sampleSecrets.SHOP_SECRET),
  SHOP_SECRET_OLD: z.string().min(32).optional(),
  SMS_TURBOSMS_TOKEN: z.string().min(16).optional(),
  SMS_SMSCLUB_TOKEN: z.string().min(16).optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(?!\d+$)[A-Za-z0-9 ._-]{1,11}$/, "1 to 11 Latin letters, digits, spaces or . _ -, and not digits alone")
    .optional(),
  SMS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(600),
  SMS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  NOVA_POSHTA_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/i, "32 signs 0-9 and a-f, as Nova Poshta's business account shows it")
    .optional(),
  NOVA_POSHTA_SENDER_CITY: z.string().min(1).max(60).optional(),
  NOVA_POSHTA_SENDER_BRANCH: z.string().min(1).max(60).optional(),
  NOVA_POSHTA_URL: z.url({ protocol: /^https?$/ }).optional(),
  UKRPOSHTA_BEARER: z.uuid().optional(),
  UKRPOSHTA_TOKEN: z.uuid().optional(),
  UKRPOSHTA_TRACKING: z.uuid().optional(),
  UKRPOSHTA_SENDER: z.uuid().optional(),
  UKRPOSHTA_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIQPAY_PUBLIC_KEY: z.string().min(8).max(200).optional(),
  LIQPAY_PRIVATE_KEY: z.string().min(16).max(200).optional(),
  LIQPAY_VERSION: z.enum(["3", "7"]).default("3"),
  LIQPAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  MONOBANK_TOKEN: z.string().min(16).max(200).optional(),
  MONOBANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHECKBOX_LICENSE_KEY: z.string().min(8).max(200).optional(),
  CHECKBOX_PIN: z
    .string()
    .regex(/^\d{4,20}$/, "the cashier's PIN, digits alone")
    .optional(),
  CHECKBOX_TAX: z.coerce.number().int().min(0).max(100).optional(),
  CHECKBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  GA4_API_SECRET: z.string().min(8).max(200).optional(),
  GA4_URL: z.url({ protocol: /^https?$/ }).optional(),
  META_ACCESS_TOKEN: z.string().min(16).max(1_000).optional(),
  META_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUSH_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_SANDBOX: flag.optional(),
  JOBS: flag.default("on"),
  LIMITS: z.enum(["normal", "relaxed"]).default("normal"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).max(60).default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "3 to 63 small letters, digits, . and -")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(3).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8).max(200).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Values = z.infer<typeof environment>;
