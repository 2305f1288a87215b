import { generateSecret, generateURI, verify } from "otplib";
import { renderSVG } from "uqr";
import { openSealedText, sealText } from "../../../platform/sealed-text.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Shop } from "../../shop.ts";

const ISSUER = "Семиряд";
/** One code before and one after the present one, for phones whose clock is a little off (RFC 6238 §5.2). */
const TOLERANCE_SECONDS = 30;

/** A new secret for an authenticator app, sealed for the database. */
export const newTotpSecret = ({ config }: Shop): string => sealText(config.secret, generateSecret());

/** The secret as text to type and as a picture to scan. */
export function showTotpSecret({ config }: Shop, sealed: string, email: string): { secret: string; qr: string } {
  const secret = openSealedText(config, sealed);
  const picture = renderSVG(generateURI({ issuer: ISSUER, label: email || "власник", secret }), { border: 2 });
  return { secret, qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}` };
}

/** The time step of a right code; undefined when it is wrong or not newer than the last one taken. */
export async function totpStepOf(
  { config }: Shop,
  { sealed, code, lastStep, now }: { sealed: string; code: string; lastStep: number; now: Instant },
): Promise<number | undefined> {
  const checked = await verify({
    secret: openSealedText(config, sealed),
    token: code,
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return checked.valid && "timeStep" in checked && checked.timeStep > lastStep ? checked.timeStep : undefined;
}
