import { z } from "zod";
import { staffPage } from "../../staff/staff.contract.ts";
import { audiences } from "../shown/shown-to.rules.ts";

export const text = (longest: number) => z.string().trim().min(1).max(longest);
export const position = z.number().int().min(0).max(1_000);
export const visible = z.boolean();
export const version = z.int32().positive();
/** UTC; null for always. */
const time = z.iso.datetime({ offset: true }).nullable().default(null);
export const times = { shownFrom: time, shownUntil: time };
/** The audience of the content (decision 0062). */
export const shownTo = z.enum(audiences).default("everyone");
export const shown = { version, isShownNow: z.boolean() };

export const page = z.strictObject({ ...staffPage });
export const seeContent = { access: "staff", permission: "content.see" } as const;
export const changeContent = { access: "staff", permission: "content.change" } as const;
