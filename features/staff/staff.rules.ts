import type { StaffMember } from "../shop.ts";

export const roles = ["owner", "manager", "content", "support", "warehouse"] as const;
export type Role = StaffMember["role"];

/** Roles' permissions (decisions.md §9, decision 0094 for the warehouse); each staff call names one. */
export const permissions = {
  "session.see": roles,
  "dashboard.see": ["owner", "manager", "content", "support"],
  "orders.see": ["owner", "manager", "support"],
  "orders.change": ["owner", "manager"],
  "picking.see": ["owner", "manager", "warehouse"],
  "picking.change": ["owner", "manager", "warehouse"],
  "reports.see": ["owner", "manager"],
  "payments.see": ["owner", "manager"],
  "payments.change": ["owner", "manager"],
  "products.see": ["owner", "manager", "content", "support"],
  "products.change": ["owner", "manager", "content"],
  "search.see": ["owner", "manager", "content", "support"],
  "search.change": ["owner", "manager", "content"],
  "content.see": ["owner", "manager", "content"],
  "content.change": ["owner", "manager", "content"],
  "customers.see": ["owner", "manager", "support"],
  "customers.change": ["owner", "manager"],
  "customers.unlock": ["owner", "manager", "support"],
  "reservations.see": ["owner", "manager", "support"],
  "reservations.end": ["owner", "manager"],
  "chats.see": ["owner", "manager", "support"],
  "chats.change": ["owner", "manager", "support"],
  "promo-codes.see": ["owner", "manager"],
  "promo-codes.change": ["owner", "manager"],
  "leads.see": ["owner", "manager", "support"],
  "leads.change": ["owner", "manager", "support"],
  "reviews.see": ["owner", "manager", "content", "support"],
  "reviews.change": ["owner", "manager", "content", "support"],
  "feeds.see": ["owner", "manager", "content"],
  "feeds.change": ["owner", "manager"],
  "exchange.see": ["owner", "manager"],
  "exchange.settle": ["owner", "manager"],
  "exchange.change": ["owner"],
  "webhooks.see": ["owner", "manager"],
  "webhooks.change": ["owner"],
  "imports.see": ["owner", "manager", "content"],
  "imports.change": ["owner", "manager"],
  "jobs.see": ["owner", "manager"],
  "jobs.change": ["owner", "manager"],
  "settings.see": ["owner", "manager"],
  "settings.change": ["owner"],
  "staff.see": ["owner"],
  "staff.change": ["owner"],
  "audit.see": ["owner", "manager"],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export const mayDo = (role: Role, permission: string): boolean =>
  permission in permissions && (permissions[permission as Permission] as readonly Role[]).includes(role);

export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(role, permission));

const SHORTEST_PASSWORD = 15;
const LONGEST_PASSWORD = 128;
const FEWEST_LETTERS = 6;

/** From public lists of breached passwords: long, lower case, no spaces. */
const breached = new Set([
  "passwordpassword",
  "password1234567",
  "password12345678",
  "qwertyuiopasdfgh",
  "qwertyuiopasdfghjkl",
  "qwertyuiop12345",
  "qwertyuiop[]asdf",
  "1qaz2wsx3edc4rfv",
  "1q2w3e4r5t6y7u8i",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8",
  "zaq12wsxcde34rfv",
  "abcdefghijklmnop",
  "iloveyouiloveyou",
  "administrator123",
  "letmeinletmeinletmein",
  "welcomewelcome1",
  "trustno1trustno1",
  "correcthorsebatterystaple",
  "йцукенгшщзхїфіва",
  "йцукенгшщзхъфыва",
]);

/** A message key for a weak password: under 15 characters, repetitive, keyboard rows, or with the e-mail's name (S29). */
export function passwordFault(password: string, email: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return "staff.passwordShort";
  if (password.length > LONGEST_PASSWORD) return "form.tooLong";
  const plain = password.toLowerCase().replaceAll(" ", "");
  const [name = ""] = email.toLowerCase().split("@");
  const isGuessable =
    new Set(plain).size < FEWEST_LETTERS ||
    breached.has(plain) ||
    isRow(plain) ||
    (name.length >= 4 && plain.includes(name)) ||
    /семиряд|semyriad/.test(plain);
  return isGuessable ? "staff.passwordGuessable" : undefined;
}

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
  "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  "01234567890",
  "qwertyuiop[]asdfghjkl;'zxcvbnm",
  "йцукенгшщзхїфівапролджєячсмитьбю",
];

function isRow(text: string): boolean {
  const pairs = [...text].slice(1).map((letter, at) => `${text[at]}${letter}`);
  const isStep = (pair: string) => pair[0] === pair[1] || rows.some((row) => row.includes(pair) || row.includes(`${pair[1]}${pair[0]}`));
  return pairs.filter(isStep).length >= pairs.length * 0.7;
}
