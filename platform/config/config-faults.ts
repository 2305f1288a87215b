import { sampleSecrets, type Values } from "./environment.ts";
import { isGuessable } from "../protection/guessable.ts";

/** LiqPay's test keys begin with it (S18). */
const TEST_KEY = "sandbox_";

/** All other addresses are vendors' and may be changed for tests. */
const ownAddresses = ["PUBLIC_URL", "DATABASE_URL", "SMTP_URL"];

/** Contradicting settings, a sentence each. */
export const whatDoesNotFit = (values: Values): string[] => [
  ...whatCarriersMiss(values),
  ...whatMessagesMiss(values),
  ...whatCardsMiss(values),
  ...whatReceiptsMiss(values),
  ...whatFilesMiss(values),
  ...(values.JOBS === "off" && !values.DATABASE_URL ? ["JOBS: the one process on an embedded database has the jobs too"] : []),
];

const whatCarriersMiss = ({ UKRPOSHTA_BEARER, UKRPOSHTA_TOKEN, UKRPOSHTA_TRACKING }: Values): string[] =>
  whatIsMissing({ UKRPOSHTA_BEARER, UKRPOSHTA_TOKEN, UKRPOSHTA_TRACKING }, "Ukrposhta is asked with its three keys or not at all");

/** Names the missing ones of settings that belong together. */
function whatIsMissing(together: Record<string, string | undefined>, why: string): string[] {
  const missing = Object.keys(together).filter((name) => together[name] === undefined);
  return missing.length === Object.keys(together).length ? [] : missing.map((name) => `${name}: ${why}`);
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

function whatFilesMiss({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Values): string[] {
  return whatIsMissing(
    { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY },
    "files lie in a bucket with all four of S3_… or in DATA_DIR with none",
  );
}

/** A half-configured gateway would print codes instead of sending them. */
function whatMessagesMiss({ SMS_TURBOSMS_TOKEN, SMS_SMSCLUB_TOKEN, SMS_SENDER: sender, SMTP_URL, MAIL_FROM }: Values): string[] {
  const token = SMS_TURBOSMS_TOKEN ?? SMS_SMSCLUB_TOKEN;
  if (SMTP_URL && !MAIL_FROM) return ["MAIL_FROM: required with SMTP_URL (the sender's address)"];
  if (token && !sender) return ["SMS_SENDER: required with SMS_TURBOSMS_TOKEN or SMS_SMSCLUB_TOKEN (the registered sender's name)"];
  return sender && !token ? ["SMS_TURBOSMS_TOKEN: this or SMS_SMSCLUB_TOKEN is required with SMS_SENDER"] : [];
}

/** Settings that belong to a demo (S56), a sentence each. */
export function whatProductionRefuses(values: Values): string[] {
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
