/** Removes cookies that scripts of others have written for this host or one above it. */
export function forgetForeignCookies(isForeign: (name: string) => boolean): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const name of names.filter(isForeign))
    for (const domain of ["", ...domainsOf(window.location.hostname)])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
}

/** `www.shop.ua`, `shop.ua`: a cookie can be removed only by the domain it was written for. */
function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join("."));
}
