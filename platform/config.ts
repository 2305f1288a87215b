import os from "node:os";
import { z } from "zod";
import { isGuessable } from "./protection/guessable.ts";
import { Trouble } from "./trouble.ts";
import { type Limits, relaxedLimits, usualLimits } from "./limits/limits.ts";

/** The values printed in `.env.example`; a production start refuses them (S56). */
export const sampleSecrets = {
  PHONE_HASH_SUFFIX: "semyriad-phone-suffix",
  SHOP_SECRET: "sample-secret-of-a-demo-shop-0000000000",
} as const;

const NOVA_POSHTA = "https://api.novaposhta.ua/v2.0/json/";
const UKRPOSHTA = "https://www.ukrposhta.ua";
const LIQPAY = "https://www.liqpay.ua";
const MONOBANK = "https://api.monobank.ua";
const CHECKBOX = "https://api.checkbox.ua";
const GA4 = "https://www.google-analytics.com";
const META = "https://graph.facebook.com";
/** LiqPay's keys of its test mode begin with it (S18). */
const TEST_KEY = "sandbox_";

/** Every other address is a vendor's, for trying. */
const ownAddresses = ["PUBLIC_URL", "DATABASE_URL", "SMTP_URL"];

const flag = z.enum(["on", "off"]);

const environment = z.object({
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
  LIMITS: z.enum(["normal", "relaxed"]).default("normal"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Config = {
  mode: "demo" | "production";
  /** Unset: all interfaces. */
  host: string | undefined;
  port: number;
  /** The shop's address without a trailing slash; unset: as the request says. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Hourly copies of the embedded database to keep; 0 makes none. */
  embeddedCopies: number;
  demoOnEmpty: boolean;
  demoProducts: number;
  picturesAtOnce: number;
  pictureFolderBytes: number;
  /** Hours, replaces the setting `basket_lifetime`. */
  basketLifetimeHours: number | undefined;
  phoneHashSuffix: string;
  /** The key of every HMAC of the shop. */
  secret: string;
  /** The previous key: verifies, never signs. */
  oldSecret: string | undefined;
  /** Unset: a demo shop prints its messages. */
  turboSms: { token: string; sender: string } | undefined;
  /** The second gateway, asked when the first has certainly not accepted a message; or the only one. */
  smsClub: { token: string; sender: string } | undefined;
  smsBudget: { hour: number; day: number };
  /** Unset: a demo shop prints its letters, a real one sends none. */
  smtp: { url: string; from: string } | undefined;
  /** Nova Poshta's API; unset means that a demo shop asks a stand-in of its own and a real one asks nobody. */
  novaPoshta: { key: string; url: string; senderCity: string | undefined; senderBranch: string | undefined } | undefined;
  /** Ukrposhta's services, under the same rule; `url` has no path. */
  ukrposhta: { bearer: string; token: string; tracking: string; sender: string | undefined; url: string } | undefined;
  /** Card payments through LiqPay; version 3 signs by SHA-1, 7 by SHA3-256. Unset: not offered. */
  liqPay: { publicKey: string; privateKey: string; version: 3 | 7; url: string } | undefined;
  monobank: { token: string; url: string } | undefined;
  /** The cash register of Checkbox, and the code of the seller's tax. Unset: no receipts are made here. */
  checkbox: { licenseKey: string; pin: string; tax: number | undefined; url: string } | undefined;
  ga4: { secret: string; url: string } | undefined;
  meta: { token: string; url: string } | undefined;
  /** One more push service, by its origin; never in production. */
  pushService: string | undefined;
  /** Card payments with play money; never in production (S18). */
  cardSandbox: boolean;
  limits: Limits;
  trustedProxies: number;
  /** Where Prometheus reads metrics, never the shop's own port; unset: no metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Off: browsers that have the service worker remove it with all it keeps. */
  isWorkerOn: boolean;
  logLevel: string;
};

export class ConfigError extends Trouble {}

/** Reads the environment; nothing else in the shop does. Throws `ConfigError`. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const values = parsed.data;
  const wrong = [...whatDoesNotFit(values), ...(values.SHOP_MODE === "production" ? whatProductionRefuses(values) : [])];
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  return {
    mode: values.SHOP_MODE,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL && withoutSlash(values.PUBLIC_URL),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    embeddedCopies: values.EMBEDDED_COPIES,
    demoOnEmpty: values.DEMO === "on" && values.SHOP_MODE === "demo",
    demoProducts: values.DEMO_PRODUCTS,
    picturesAtOnce: values.PICTURES_AT_ONCE,
    pictureFolderBytes: values.PICTURE_FOLDER_MB * 1_048_576,
    basketLifetimeHours: values.BASKET_LIFETIME_HOURS,
    phoneHashSuffix: values.PHONE_HASH_SUFFIX,
    secret: values.SHOP_SECRET,
    oldSecret: values.SHOP_SECRET_OLD,
    turboSms: gatewayOf(values.SMS_TURBOSMS_TOKEN, values.SMS_SENDER),
    smsClub: gatewayOf(values.SMS_SMSCLUB_TOKEN, values.SMS_SENDER),
    smsBudget: { hour: values.SMS_PER_HOUR, day: values.SMS_PER_DAY },
    smtp: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    novaPoshta: values.NOVA_POSHTA_KEY
      ? {
          key: values.NOVA_POSHTA_KEY,
          url: values.NOVA_POSHTA_URL ?? NOVA_POSHTA,
          senderCity: values.NOVA_POSHTA_SENDER_CITY,
          senderBranch: values.NOVA_POSHTA_SENDER_BRANCH,
        }
      : undefined,
    ukrposhta: ukrposhtaOf(values),
    liqPay: liqPayOf(values),
    monobank: values.MONOBANK_TOKEN ? { token: values.MONOBANK_TOKEN, url: withoutSlash(values.MONOBANK_URL ?? MONOBANK) } : undefined,
    checkbox: checkboxOf(values),
    ga4: values.GA4_API_SECRET ? { secret: values.GA4_API_SECRET, url: withoutSlash(values.GA4_URL ?? GA4) } : undefined,
    meta: values.META_ACCESS_TOKEN ? { token: values.META_ACCESS_TOKEN, url: withoutSlash(values.META_URL ?? META) } : undefined,
    pushService: values.PUSH_SERVICE_URL && new URL(values.PUSH_SERVICE_URL).origin,
    cardSandbox: values.SHOP_MODE === "demo" && (values.CARD_SANDBOX ?? (hasCardKeys(values) ? "off" : "on")) === "on",
    limits: values.LIMITS === "relaxed" ? relaxedLimits : usualLimits,
    isWorkerOn: values.SERVICE_WORKER === "on",
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  };
}

const gatewayOf = (token: string | undefined, sender: string | undefined) => (token && sender ? { token, sender } : undefined);

function ukrposhtaOf(values: Values): Config["ukrposhta"] {
  const { UKRPOSHTA_BEARER: bearer, UKRPOSHTA_TOKEN: token, UKRPOSHTA_TRACKING: tracking, UKRPOSHTA_SENDER: sender } = values;
  if (!bearer || !token || !tracking) return undefined;
  return { bearer, token, tracking, sender, url: withoutSlash(values.UKRPOSHTA_URL ?? UKRPOSHTA) };
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, "");

type Values = z.infer<typeof environment>;

function liqPayOf({ LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, LIQPAY_VERSION, LIQPAY_URL: url = LIQPAY }: Values) {
  if (!publicKey || !privateKey) return undefined;
  return { publicKey, privateKey, version: LIQPAY_VERSION === "7" ? (7 as const) : (3 as const), url: withoutSlash(url) };
}

function checkboxOf({ CHECKBOX_LICENSE_KEY: licenseKey, CHECKBOX_PIN: pin, CHECKBOX_TAX: tax, CHECKBOX_URL: url = CHECKBOX }: Values) {
  if (!licenseKey || !pin) return undefined;
  return { licenseKey, pin, tax, url: withoutSlash(url) };
}

const hasCardKeys = ({ LIQPAY_PUBLIC_KEY, MONOBANK_TOKEN }: Values): boolean => Boolean(LIQPAY_PUBLIC_KEY ?? MONOBANK_TOKEN);

const whatDoesNotFit = (values: Values): string[] => [
  ...whatCarriersMiss(values),
  ...whatMessagesMiss(values),
  ...whatCardsMiss(values),
  ...whatReceiptsMiss(values),
];

function whatCarriersMiss({ UKRPOSHTA_BEARER, UKRPOSHTA_TOKEN, UKRPOSHTA_TRACKING }: Values): string[] {
  const ukrposhta = Object.entries({ UKRPOSHTA_BEARER, UKRPOSHTA_TOKEN, UKRPOSHTA_TRACKING });
  const missing = ukrposhta.filter(([, key]) => key === undefined).map(([name]) => name);
  if (missing.length === ukrposhta.length) return [];
  return missing.map((name) => `${name}: Ukrposhta is asked with its three keys or not at all`);
}

function whatCardsMiss({ LIQPAY_PUBLIC_KEY: shown, LIQPAY_PRIVATE_KEY: hidden }: Values): string[] {
  if (!shown !== !hidden)
    return [shown ? "LIQPAY_PRIVATE_KEY: required with LIQPAY_PUBLIC_KEY" : "LIQPAY_PUBLIC_KEY: required with LIQPAY_PRIVATE_KEY"];
  return shown?.startsWith(TEST_KEY) === hidden?.startsWith(TEST_KEY)
    ? []
    : ["LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY: one is of LiqPay's test mode and the other is not"];
}

function whatReceiptsMiss({ CHECKBOX_LICENSE_KEY: key, CHECKBOX_PIN: pin }: Values): string[] {
  if (!key === !pin) return [];
  return [key ? "CHECKBOX_PIN: required with CHECKBOX_LICENSE_KEY" : "CHECKBOX_LICENSE_KEY: required with CHECKBOX_PIN"];
}

/** A half-configured gateway would print codes instead of sending them. */
function whatMessagesMiss({ SMS_TURBOSMS_TOKEN, SMS_SMSCLUB_TOKEN, SMS_SENDER: sender, SMTP_URL, MAIL_FROM }: Values): string[] {
  const token = SMS_TURBOSMS_TOKEN ?? SMS_SMSCLUB_TOKEN;
  if (SMTP_URL && !MAIL_FROM) return ["MAIL_FROM: required with SMTP_URL (the sender's address)"];
  if (token && !sender) return ["SMS_SENDER: required with SMS_TURBOSMS_TOKEN or SMS_SMSCLUB_TOKEN (the registered sender's name)"];
  return sender && !token ? ["SMS_TURBOSMS_TOKEN: this or SMS_SMSCLUB_TOKEN is required with SMS_SENDER"] : [];
}

function whatProductionRefuses(values: Values): string[] {
  const wrong: string[] = [];
  for (const [name, sample] of Object.entries(sampleSecrets)) {
    if (values[name as keyof typeof sampleSecrets] === sample) wrong.push(`${name}: the sample value is refused in production`);
  }
  for (const name of ["SHOP_SECRET", "SHOP_SECRET_OLD"] as const) {
    if (isGuessable(values[name] ?? "")) wrong.push(`${name}: too regular to be a secret; make one with: openssl rand -hex 32`);
  }
  if (!values.DATABASE_URL && values.ALLOW_EMBEDDED !== "1") {
    wrong.push("DATABASE_URL: required in production (the embedded database needs ALLOW_EMBEDDED=1)");
  }
  if (!values.DATABASE_URL && values.ALLOW_EMBEDDED === "1" && values.EMBEDDED_COPIES === 0) {
    wrong.push("EMBEDDED_COPIES: the embedded database is refused in production without its hourly copies (24 is usual)");
  }
  if (!values.PUBLIC_URL) wrong.push("PUBLIC_URL: required in production");
  else if (!values.PUBLIC_URL.startsWith("https://")) wrong.push("PUBLIC_URL: must begin with https:// in production");
  if (!values.SMS_TURBOSMS_TOKEN && !values.SMS_SMSCLUB_TOKEN && !values.SMS_SENDER)
    wrong.push("SMS_TURBOSMS_TOKEN, SMS_SENDER: required in production (a code is never printed there)");
  for (const name of Object.keys(values).filter((key) => key.endsWith("_URL") && !ownAddresses.includes(key))) {
    wrong.push(`${name}: another address than the vendor's own is refused in production`);
  }
  if (values.LIQPAY_PUBLIC_KEY?.startsWith(TEST_KEY) || values.LIQPAY_PRIVATE_KEY?.startsWith(TEST_KEY))
    wrong.push("LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY: keys of LiqPay's test mode are refused in production");
  if (values.CARD_SANDBOX === "on") wrong.push("CARD_SANDBOX: payments with play money are refused in production");
  if (values.LIMITS === "relaxed") wrong.push("LIMITS: relaxed is refused in production");
  return wrong;
}
