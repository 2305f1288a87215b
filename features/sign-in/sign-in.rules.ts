/** Seconds a code lives, and seconds until another may be asked for (decisions.md §4). */
export const CODE_SECONDS = 300;
export const RESEND_SECONDS = 60;
/** Wrong tries one code survives, and wrong codes one phone may enter in a day (security.md S21). */
export const WRONG_PER_CODE = 5;
export const WRONG_PER_PHONE_A_DAY = 15;

/**
 * The digits of a Ukrainian number in any form people paste it: `+380 (67) 123-45-67`, `80671234567`,
 * `067 123 45 67`, `671234567`. Undefined when nine digits cannot be made out.
 */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const nine = /^(?:00)?(?:380|80|0)?(\d{9})$/.exec(digits)?.[1];
  return nine ? `380${nine}` : undefined;
}

/** `+380 (67) 123-45-67`. */
export const formatPhone = (digits: string): string => digits.replace(/^380(\d{2})(\d{3})(\d{2})(\d{2})$/, "+380 ($1) $2-$3-$4");

export type Budgeted = { name: string; of: string; limit: number; windowSeconds: number };

/** What sending one code takes from (security.md S22). The address is a whole /64 for IPv6. */
export function sendingBudgets({ phone, address }: { phone: string; address: string }): Budgeted[] {
  return [
    { name: "sms-phone-hour", of: phone, limit: 5, windowSeconds: 3_600 },
    { name: "sms-phone-day", of: phone, limit: 10, windowSeconds: 86_400 },
    { name: "sms-address-hour", of: network(address), limit: 300, windowSeconds: 3_600 },
    { name: "sms-prefix-hour", of: phone.slice(0, 9), limit: 30, windowSeconds: 3_600 },
    { name: "sms-shop-hour", of: "", limit: 600, windowSeconds: 3_600 },
    { name: "sms-shop-day", of: "", limit: 5_000, windowSeconds: 86_400 },
  ];
}

/** An IPv4 address as it is, an IPv6 one as its /64. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The message: code first, no link, last line for the browser's autofill (WebOTP). */
export const codeText = (code: string, host: string): string =>
  `${code} — код входу в «Семиряд». Нікому його не кажіть.\n\n@${host} #${code}`;
