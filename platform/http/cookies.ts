/** Parses a Cookie header; a name that occurs twice gets an empty value (S27). */
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

/** A Set-Cookie value with Path=/, SameSite=Lax by default; `maxAgeSeconds` of 0 removes the cookie. */
export function makeCookie({
  name,
  value,
  maxAgeSeconds,
  httpOnly,
  secure,
  sameSite = "Lax",
}: {
  name: string;
  value: string;
  maxAgeSeconds: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite?: "Lax" | "Strict";
}): string {
  const flags = [`Max-Age=${maxAgeSeconds}`, "Path=/", `SameSite=${sameSite}`];
  if (httpOnly) flags.push("HttpOnly");
  if (secure) flags.push("Secure");
  return `${name}=${encodeURIComponent(value)}; ${flags.join("; ")}`;
}

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes("\0") ? "" : decoded;
  } catch {
    return "";
  }
}
