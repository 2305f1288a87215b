export const reviewStatuses = ["new", "published", "refused"] as const;
export const reviewSubjects = ["shop", "product", "order"] as const;

export const MOST_STARS = 5;
/** The customer has these orders, so they can be assessed and their goods count as bought. */
export const receivedStatuses = ["delivered", "completed"] as const;
export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

type Sized = { gender: string | null; productVariations: readonly { size: string }[] };

export const hasFit = ({ gender, productVariations }: Sized): boolean =>
  gender !== null && gender !== "home" && productVariations.some(({ size }) => size !== "");

export const reviewOrders = ["newest", "helpful"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];
export const MOST_PHOTOS = 5;
/** Limits of a film; `features/uploads` limits its file. */
export const FILM_LIMITS = { longestSeconds: 61, largestSide: 1_920 } as const;
export const LONGEST = { title: 80, comment: 2_000, reply: 1_000, reason: 300 } as const;

export type Stars = readonly [number, number, number, number, number];

export function averageOf(stars: Stars): number | null {
  const count = stars.reduce((sum, given) => sum + given, 0);
  if (count === 0) return null;
  const sum = stars.reduce((total, given, at) => total + given * (at + 1), 0);
  return oneDecimal(sum / count);
}

/** The mean of three, halves up. */
export const markOfAssessment = (marks: readonly [number, number, number]): number =>
  Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length);

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Whether a text holds a phone, a link or a messenger's name, which staff check twice. */
export function hasContacts(text: string): boolean {
  const digits = text.replaceAll(/[\s()+.-]/g, "");
  return /\d{9}/.test(digits) || /https?:|www\.|t\.me|@[a-z0-9_]/i.test(text);
}

export function authorName({ name, surname }: { name: string; surname: string }, nameless: string): string {
  const [initial] = surname.trim();
  if (!name.trim()) return nameless;
  return initial ? `${name.trim()} ${initial.toUpperCase()}.` : name.trim();
}
