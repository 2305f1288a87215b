import type { Language } from "../../platform/i18n.ts";
import { keepTogether } from "../../platform/text/keep-together.ts";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import { SHOP_NAME } from "../shop-name.ts";

export type LetterBody = {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Goods, sums and other pairs. */
  rows?: readonly { name: string; value: string; isTotal?: boolean | undefined }[];
  actions: readonly Link[];
  /** Small lines at the end: the sender, and how to unsubscribe. */
  foot: readonly (string | Link)[];
};
type Link = { text: string; url: string };

export function letterText({ title, paragraphs, rows = [], actions, foot }: LetterBody): string {
  const parts = [
    title,
    ...paragraphs,
    rows.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    ...actions.map(({ text, url }) => `${text}:\n${url}`),
    `-- \n${foot.map((line) => (typeof line === "string" ? line : `${line.text}: ${line.url}`)).join("\n")}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

const ink = "#24121c";
const quiet = "#6b5662";
const line = "#e4dbe1";
const beet = "#8c1250";
const font = "font-family:Arial,Helvetica,sans-serif";

/** Inline styles only, nothing external (no pictures, no fonts), the light theme whatever the reader's is. */
export function letterHtml(letter: LetterBody): string {
  const { language, title, paragraphs, rows = [], actions, foot } = letter;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${htmlText(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${htmlText(text).replaceAll("\n", "<br>")}</p>`),
    rows.length > 0 ? htmlRows(rows) : "",
    actions.map(actions.length === 1 ? htmlButton : htmlLink).join(""),
  ].join("");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:0;background:#f7f3f0">${htmlPreheader(paragraphs[0] ?? "")}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${line};border-radius:12px"><tr><td style="padding:24px;${font};font-size:16px;line-height:24px;color:${ink}"><p style="margin:0 0 24px;font-size:18px;font-weight:bold;color:${beet}">${SHOP_NAME}</p>${body}</td></tr><tr><td style="padding:16px 24px 24px;border-top:1px solid ${line};${font};font-size:13px;line-height:20px;color:${quiet}">${foot.map(htmlFoot).join("<br>")}</td></tr></table></td></tr></table></body></html>`;
}

/** Preview text of a list of letters, padded so that the letter's beginning does not follow it. */
const htmlPreheader = (text: string): string =>
  text &&
  `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(text.replaceAll("\n", " "))}${"&#847;&zwnj;&nbsp;".repeat(80)}</div>`;

const htmlText = (text: string): string => escapeHtml(keepTogether(text));

const htmlRows = (rows: NonNullable<LetterBody["rows"]>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows
    .map(
      ({ name, value, isTotal }) =>
        `<tr${isTotal ? ' style="font-weight:bold"' : ""}><td style="padding:8px 12px 8px 0;border-top:1px solid ${line};vertical-align:top">${htmlText(name)}</td><td align="right" style="padding:8px 0;border-top:1px solid ${line};vertical-align:top">${escapeHtml(value)}</td></tr>`,
    )
    .join("")}</table>`;

const htmlLink = ({ text, url }: Link): string =>
  `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:${beet}">${escapeHtml(text)}</a></p>`;

const htmlButton = ({ text, url }: Link): string =>
  `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${beet};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(text)}</a></p>`;

const htmlFoot = (part: LetterBody["foot"][number]): string =>
  typeof part === "string"
    ? escapeHtml(part)
    : `<a href="${escapeHtml(part.url)}" style="color:${quiet};text-decoration:underline">${escapeHtml(part.text)}</a>`;
