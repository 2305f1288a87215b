/** `unknown` sells nothing until staff choose. */
export const priceRoles = ["unknown", "wholesale", "retail", "old", "recommended", "purchase", "ignored"] as const;
export type PriceRole = (typeof priceRoles)[number];

export const singleRoles = ["wholesale", "retail", "old", "recommended"] as const satisfies readonly PriceRole[];
export type SingleRole = (typeof singleRoles)[number];

export const isSingleRole = (role: PriceRole): role is SingleRole => (singleRoles as readonly PriceRole[]).includes(role);

/** Prices that the shop itself pays. */
const purchase = [
  "закуп",
  "собіварт",
  "себестоим",
  "себіварт",
  "вхідн",
  "входн",
  "входящ",
  "постач",
  "поставщ",
  "поставк",
  "прихід",
  "прихідн",
  "приход",
  "облік",
  "учетн",
  "учётн",
  "інвойс",
  "инвойс",
  "покупн",
  "купівельн",
  "виробнич",
  "cost",
  "purchas",
  "supplier",
  "invoice",
  "buying",
  "fob",
];
/** Words that make a type's meaning uncertain. */
const doubtful = ["не", "без", "архів", "архив", "тест", "чернет", "чернов", "минул", "прошл", "дроп", "drop"];
const wholeWords = new Set(["не", "без", "fob"]);
const words: Record<SingleRole, readonly string[]> = {
  wholesale: ["опт", "гурт", "wholesale", "opt"],
  retail: ["роздр", "розн", "retail", "rozdr"],
  old: ["стар", "old", "попередн", "предыдущ", "перечеркн", "закреслен"],
  recommended: ["рекоменд", "ррц", "мрц", "rrp"],
};

/** `purchase` wins; two other meanings give no role. «Роздрібна (РРЦ)» is a retail price. */
export function roleOfName(name: string): PriceRole {
  const said = (beginnings: readonly string[]) =>
    name
      .toLowerCase()
      .normalize("NFC")
      .split(/[^\p{L}]+/u)
      .some((word) => beginnings.some((start) => (wholeWords.has(start) ? word === start : word.startsWith(start))));
  if (said(purchase)) return "purchase";
  if (said(doubtful)) return "unknown";
  const roles = singleRoles.filter((role) => said(words[role]));
  const [first, second] = roles;
  if (roles.length === 2 && first === "retail" && second === "recommended") return said(["рекоменд"]) ? "recommended" : "retail";
  return roles.length === 1 && first ? first : "unknown";
}

export type RoleDoubt = { role: SingleRole; types: { id: string; name: string }[] };

/** `isFixed`: chosen by staff or guessed by an earlier import. */
export type KnownPriceType = { id: string; name: string; role: PriceRole; isFixed: boolean };

/** Guesses a free role only where exactly one type claims it (decisions.md §10); several are `doubts`. */
export function guessRoles(types: readonly KnownPriceType[]): {
  roles: Map<string, PriceRole>;
  doubts: RoleDoubt[];
} {
  const roles = new Map<string, PriceRole>(types.filter((type) => type.isFixed).map(({ id, role }) => [id, role]));
  const open = types.filter((type) => !type.isFixed).map((type) => ({ ...type, said: roleOfName(type.name) }));
  for (const { id, said } of open) roles.set(id, said === "purchase" ? "purchase" : "unknown");
  const doubts: RoleDoubt[] = [];
  for (const role of singleRoles) {
    const candidates = open.filter(({ said }) => said === role);
    const isTaken = types.some((type) => type.isFixed && type.role === role);
    const [only] = candidates;
    if (candidates.length === 1 && only && !isTaken) roles.set(only.id, role);
    else if (candidates.length > 1 && !isTaken) doubts.push({ role, types: candidates.map(({ id, name }) => ({ id, name })) });
  }
  return { roles, doubts };
}

export function currencyFrom(text: string | undefined): string {
  const plain = (text ?? "").trim().toLowerCase().replace(/\.$/, "");
  if (!plain) return "UAH";
  for (const [currency, names] of Object.entries(currencies)) if (names.includes(plain)) return currency;
  return plain.toUpperCase().slice(0, 12);
}

const currencies: Record<string, string[]> = {
  UAH: ["грн", "uah", "980", "₴", "гривня", "гривна", "гривні", "hrn"],
  USD: ["usd", "840", "$", "дол", "долар", "доллар", "долар сша", "доллар сша", "у.е", "у.о"],
  EUR: ["eur", "978", "€", "євро", "евро", "euro"],
  PLN: ["pln", "985", "злотий", "злотый", "zł"],
  RUB: ["rub", "643", "руб", "рубль", "₽", "810", "rur"],
};
