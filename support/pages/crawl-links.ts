import { wantedIn } from "../../app/storefront/sign-in/wanted-page.ts";

/** Fetches an address of a shop without following redirects. */
export type Ask = (path: string) => Promise<{ status: number; location?: string | null; html: string }>;

export type Crawl = {
  ask: Ask;
  origin: string;
  /** Addresses to begin with. */
  from: readonly string[];
  /** Whether the links of a page are followed, or the address is only asked. */
  isFollowed: (path: string) => boolean;
  /** Whether an address is asked at all; so that a crawl of a large shop ends. */
  isAsked?: (path: string) => boolean;
  /** Whether an address may lead on to this one. */
  mayRedirect: (path: string, target: string) => boolean;
};

type Found = { path: string; anchor: string; on: string };

const AT_ONCE = 8;

/**
 * Asks for everything that pages link to, point their forms at and show, beginning with some of them, and answers with
 * what is wrong: an address that is not there, an anchor without its place, an outside link that is malformed.
 */
export async function crawlLinks(crawl: Crawl): Promise<{ asked: Map<string, number>; problems: string[] }> {
  const asked = new Map<string, number>();
  const problems: string[] = [];
  const anchors: Found[] = [];
  const idsOf = new Map<string, Set<string>>();
  const waiting: Found[] = [];
  const take = (found: Found) => {
    if (found.anchor) anchors.push(found);
    if (asked.has(found.path) || (crawl.isAsked && !crawl.isAsked(found.path))) return;
    asked.set(found.path, 0);
    waiting.push(found);
  };
  for (const path of crawl.from) take({ path, anchor: "", on: "the beginning" });

  const walk = async () => {
    for (let found = waiting.shift(); found; found = waiting.shift()) {
      const { path, on } = found;
      const answer = await crawl.ask(path);
      asked.set(path, answer.status);
      if (answer.status >= 300 && answer.status < 400) {
        const target = inside(answer.location ?? "", path, crawl.origin);
        if (!target || !crawl.mayRedirect(path, target.path)) problems.push(`${path} leads to ${answer.location}, linked on ${on}`);
        else take({ path: target.path, anchor: wantedIn(`#${target.anchor}`) ? "" : target.anchor, on: path });
      } else if (answer.status !== 200) {
        problems.push(`${path} answers ${answer.status}, linked on ${on}`);
      } else if (answer.html) {
        idsOf.set(path, new Set([...answer.html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)));
        if (crawl.isFollowed(path)) for (const link of linksOf(answer.html)) follow(link, path);
      }
    }
  };
  const follow = (link: string, on: string) => {
    const found = inside(link, on, crawl.origin);
    if (found) take({ ...found, on });
    else if (!isFineOutside(link)) problems.push(`${link} is no address, linked on ${on}`);
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  for (const { path, anchor, on } of anchors) {
    const ids = idsOf.get(path);
    if (ids && !ids.has(anchor)) problems.push(`${path} has no #${anchor}, linked on ${on}`);
  }
  return { asked, problems: [...new Set(problems)].toSorted() };
}

/** Addresses in a page's HTML: links, forms, pictures, scripts, styles, and those it tells search engines. */
function linksOf(html: string): string[] {
  const shown = [...html.matchAll(/<(?:a|img|form|link|script|source|video)\b[^>]*>/g)].flatMap(([tag]) => [
    ...[...tag.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, link = ""]) => link),
    ...[...tag.matchAll(/\ssrcset="([^"\s]+)/gi)].map(([, link = ""]) => link),
  ]);
  const told = [...html.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g)].map(([, link = ""]) => link);
  return [...new Set([...shown, ...told])].map(plain);
}

const plain = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** An address of the shop itself, its anchor apart; undefined when the link leads elsewhere. */
function inside(link: string, on: string, origin: string): { path: string; anchor: string } | undefined {
  if (link === "" || /^(?!https?:)[a-z][a-z+.-]*:/i.test(link) || !URL.canParse(link, origin + on)) return undefined;
  const url = new URL(link, origin + on);
  return url.origin === origin ? { path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) } : undefined;
}

/** Whether a link out of the shop is one that a browser can open. */
const isFineOutside = (link: string): boolean =>
  link.startsWith("data:image/") ||
  /^tel:\+?\d{7,15}$/.test(link) ||
  /^mailto:[^@\s{}]+@[^@\s{}]+\.[^@\s{}]+$/.test(link) ||
  (/^(https|viber|tg):\/\/[^\s{}]+$/.test(link) && URL.canParse(link));
