import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { contentPolicy } from "../../platform/http/pages/content-policy.ts";
import { securityHeaders } from "../../platform/http/pages/security-headers.ts";
import type { ClientFiles } from "./client-files.ts";
import { answerWith } from "./serve-pages.ts";

const PREFIX = "/admin";

/** Serves the back office: files and one page for every address under /admin, never cached because of its nonce (S37). */
export function serveBackOffice(app: Hono, files: ClientFiles, { https }: { https: boolean }): void {
  const serve = async (c: Context) => {
    const name = c.req.path.slice(PREFIX.length);
    const file = name === "/index.html" ? undefined : await files.find(name);
    if (file) return answerWith(c.req.raw, file);
    const page = name.startsWith("/assets/") ? undefined : await files.find("/index.html");
    if (!page) return c.notFound();
    const styleNonce = randomBytes(16).toString("base64url");
    return c.html(page.bodyIn("identity").body.toString("utf8").replace("__STYLE_NONCE__", styleNonce), 200, {
      ...securityHeaders({ https }),
      "Content-Security-Policy": contentPolicy({ styleNonce }),
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex, nofollow",
    });
  };
  app.get(PREFIX, serve);
  app.get(`${PREFIX}/*`, serve);
}
