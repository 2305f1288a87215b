const names = { source: "utm_campaign_name", medium: "utm_adset_name", campaign: "utm_ad_name" } as const;

/** Keeps where a visitor came from, under the key `utm` (specification §3); a direct visit never overwrites. */
export function rememberUtm(): void {
  const query = new URLSearchParams(window.location.search);
  const found = Object.entries(names).flatMap(([short, stored]) => {
    const value = query.get(short) ?? query.get(`utm_${short}`);
    return value ? [[stored, value.slice(0, 200)]] : [];
  });
  if (found.length > 0) localStorage.setItem("utm", JSON.stringify(Object.fromEntries(found)));
}
