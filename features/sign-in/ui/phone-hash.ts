import { kyivDay } from "../../../platform/time/time.ts";
import { sha256 } from "./sha256.ts";

/** The header X-Phone-Hash (`server/codes/phone-hash.ts`). */
export async function phoneHash(phone: string, suffix: string): Promise<string> {
  const digest = await sha256(`${phone}${suffix}${kyivDay(new Date())}`);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
