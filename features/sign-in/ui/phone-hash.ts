import { kyivDay } from "../../../platform/time/time.ts";

/** The header X-Phone-Hash (`server/codes/phone-hash.ts`). */
export async function phoneHash(phone: string, suffix: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${phone}${suffix}${kyivDay(new Date())}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
