/** Parses a Cookie header. A name that occurs twice is kept as the empty text: two tokens count as none (S27). */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(";") ?? []) {
    const cut = part.indexOf("=");
    if (cut < 1) continue;
    const name = part.slice(0, cut).trim();
    cookies.set(name, cookies.has(name) ? "" : decode(part.slice(cut + 1).trim()));
  }
  return cookies;
}

/** A Set-Cookie value; always Path=/ and SameSite=Lax. A `maxAgeSeconds` of 0 removes the cookie. */
export function makeCookie({
  name,
  value,
  maxAgeSeconds,
  httpOnly,
  secure,
}: {
  name: string;
  value: string;
  maxAgeSeconds: number;
  httpOnly: boolean;
  secure: boolean;
}): string {
  const flags = [`Max-Age=${maxAgeSeconds}`, "Path=/", "SameSite=Lax"];
  if (httpOnly) flags.push("HttpOnly");
  if (secure) flags.push("Secure");
  return `${name}=${encodeURIComponent(value)}; ${flags.join("; ")}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
