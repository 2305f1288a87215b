const names = { source: "utm_campaign_name", medium: "utm_adset_name", campaign: "utm_ad_name" } as const;
/** Returning from payment is no new visit. */
const payment = /(^|\.)(liqpay\.ua|mbnk\.biz|wayforpay\.com)$/;

/** Lower case; undefined when the address says nothing. Short names are the specification's, long ones those of advertising. */
export function utmOf(search: string, referrer: string): Record<string, string> | undefined {
  if (payment.test(hostOf(referrer))) return undefined;
  const query = new URLSearchParams(search);
  const found = Object.entries(names).flatMap(([short, stored]) => {
    const value = (query.get(short) ?? query.get(`utm_${short}`))?.trim().toLowerCase().slice(0, 200);
    return value ? [[stored, value]] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Record<string, string>) : undefined;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : "");
