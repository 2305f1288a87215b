import { generateSecret, generateURI, verify } from "otplib";
import { renderSVG } from "uqr";
import { openSealedText, sealText } from "../../../platform/protection/sealed-text.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { SHOP_NAME } from "../../shop-name.ts";

/** Allows phones with inexact clocks (RFC 6238 §5.2). */
const TOLERANCE_SECONDS = 30;

export const newTotpSecret = ({ config }: Shop): string => sealText(config.secret, generateSecret());

export function showTotpSecret({ config }: Shop, sealed: string, email: string): { secret: string; qr: string } {
  const secret = openSealedText(config, sealed);
  const picture = renderSVG(generateURI({ issuer: SHOP_NAME, label: email || "власник", secret }), { border: 2 });
  return { secret, qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}` };
}

/** The time step of a right code; undefined when wrong or already used. */
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
