import { whatDoesNotFit, whatProductionRefuses } from "./config-faults.ts";
import { environment, type Values } from "./environment.ts";
import { type Limits, relaxedLimits, usualLimits } from "../limits/limits.ts";
import { Trouble } from "../trouble.ts";

const NOVA_POSHTA = "https://api.novaposhta.ua/v2.0/json/";
const UKRPOSHTA = "https://www.ukrposhta.ua";
const LIQPAY = "https://www.liqpay.ua";
const MONOBANK = "https://api.monobank.ua";
const CHECKBOX = "https://api.checkbox.ua";
const GA4 = "https://www.google-analytics.com";
const META = "https://graph.facebook.com";
export type Config = {
  mode: "demo" | "production";
  /** Unset: all interfaces. */
  host: string | undefined;
  port: number;
  /** The shop's address without a trailing slash; unset: as the request says. */
  publicUrl: string | undefined;
  dataDir: string;
  /** The object store for the shop's files; unset: `dataDir`. */
  bucket: { endpoint: string; region: string; name: string; keyId: string; secret: string } | undefined;
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
  /** The key of all the shop's HMACs. */
  secret: string;
  /** The previous key: verifies, never signs. */
  oldSecret: string | undefined;
  /** Unset: a demo shop prints its messages. */
  turboSms: { token: string; sender: string } | undefined;
  /** The second gateway, asked when the first has certainly refused a message; or the only one. */
  smsClub: { token: string; sender: string } | undefined;
  smsBudget: { hour: number; day: number };
  /** Unset: a demo shop prints its letters, a real one sends none. */
  smtp: { url: string; from: string } | undefined;
  /** Nova Poshta's API; unset: a demo shop uses a stand-in, a real one asks nobody. */
  novaPoshta: { key: string; url: string; senderCity: string | undefined; senderBranch: string | undefined } | undefined;
  /** Ukrposhta's services, under the same rule; `url` has no path. */
  ukrposhta: { bearer: string; token: string; tracking: string; sender: string | undefined; url: string } | undefined;
  /** Card payments through LiqPay; version 3 signs by SHA-1, 7 by SHA3-256. Unset: not offered. */
  liqPay: { publicKey: string; privateKey: string; version: 3 | 7; url: string } | undefined;
  monobank: { token: string; url: string } | undefined;
  /** The cash register of Checkbox, and the code of the seller's tax. Unset: this shop makes no receipts. */
  checkbox: { licenseKey: string; pin: string; tax: number | undefined; url: string } | undefined;
  ga4: { secret: string; url: string } | undefined;
  meta: { token: string; url: string } | undefined;
  /** Another push service, by its origin; never in production. */
  pushService: string | undefined;
  /** Card payments with play money; never in production (S18). */
  cardSandbox: boolean;
  /** Off: this process only answers visitors, and others run jobs and schedule. */
  hasJobs: boolean;
  limits: Limits;
  trustedProxies: number;
  /** Where Prometheus reads metrics, never the shop's own port; unset: no metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Off: browsers remove the service worker with all it keeps. */
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
    bucket: bucketOf(values),
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
    hasJobs: values.JOBS === "on",
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

function liqPayOf({ LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, LIQPAY_VERSION, LIQPAY_URL: url = LIQPAY }: Values) {
  if (!publicKey || !privateKey) return undefined;
  return { publicKey, privateKey, version: LIQPAY_VERSION === "7" ? (7 as const) : (3 as const), url: withoutSlash(url) };
}

function checkboxOf({ CHECKBOX_LICENSE_KEY: licenseKey, CHECKBOX_PIN: pin, CHECKBOX_TAX: tax, CHECKBOX_URL: url = CHECKBOX }: Values) {
  if (!licenseKey || !pin) return undefined;
  return { licenseKey, pin, tax, url: withoutSlash(url) };
}

function bucketOf({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: name,
  S3_ACCESS_KEY_ID: keyId,
  S3_SECRET_ACCESS_KEY: secret,
}: Values) {
  return endpoint && name && keyId && secret ? { endpoint, region, name, keyId, secret } : undefined;
}

const hasCardKeys = ({ LIQPAY_PUBLIC_KEY, MONOBANK_TOKEN }: Values): boolean => Boolean(LIQPAY_PUBLIC_KEY ?? MONOBANK_TOKEN);
