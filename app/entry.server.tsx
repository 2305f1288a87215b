import { randomBytes } from "node:crypto";
import { PageRefusal } from "../client/router/answers.ts";
import { HeadTags, type MetaDescriptor } from "./answering/head-tags.server.tsx";
import { localeOfPath } from "../client/locale/locale.ts";
import { jsonInPage } from "../client/router/json-in-page.ts";
import { makePage, withError } from "../client/router/make-page.ts";
import { PageView } from "../client/router/outlet.tsx";
import type { Page } from "../client/router/page.ts";
import { languageOf, type Language } from "../platform/i18n.ts";
import { contentPolicy, type Foreign } from "../platform/http/pages/content-policy.ts";
import { openAnswering, type PageAnswer, type PageParts } from "./answering/answer-page.server.ts";
import { openAssets, type Manifest } from "./answering/assets-of-page.ts";
import { Document, DocumentParts, type Assets } from "./document.tsx";
import { findPage, isRootData } from "./find-page.ts";
import { vendorOrigins } from "../features/conversions/vendor-origins.rules.ts";
import type { Visit } from "../features/shop.ts";
import { renderWhole } from "./answering/render-whole.ts";
import { programs } from "./boot/programs.ts";
import { ScriptMark } from "./boot/script-mark.ts";
import { takeMarks } from "./boot/take-marks.ts";
import { serverOf } from "./screen-servers.server.ts";
import type { RootData } from "./storefront/layout/root-data.ts";

export function openPages(manifests: Readonly<Record<Language, Manifest>>): (request: Request, visit: Visit) => Promise<PageAnswer> {
  const assetsOf = openAssets(manifests, "app/entry.client.tsx");
  const write: PageParts["write"] = async (found, answer, { url, signal, visit, tags }) => {
    const parts = await Promise.all(found.parts.map(async (part) => ({ part, module: await part.load() })));
    const location = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" };
    const page = makePage(parts, { location, params: found.params, answer });
    const assets = assetsOf(
      languageOf(localeOfPath(url.pathname)),
      found.parts.map(({ file }) => file),
    );
    const formTargets = visit.shop.integrations.payments.flatMap(({ cards }) => cards?.pageOrigins ?? []);
    const { counting } = (answer.data?.["root"] ?? {}) as Partial<RootData>;
    const foreign = counting ? vendorOrigins(counting) : [];
    const onError = (error: unknown) => {
      if (!signal.aborted) visit.shop.log.error({ err: error, visit: visit.id }, "a page could not be rendered");
    };
    for (const [at, id] of ["", found.parts.at(-1)?.id ?? "", found.parts[0]?.id ?? ""].entries()) {
      const shown = at === 0 ? page : withError(page, id, new PageRefusal(500, null));
      const error = at === 0 ? answer.error : { id, status: 500 };
      try {
        return await writeOnce(shown, {
          assets,
          data: { ...answer, error },
          signal,
          onError,
          isWhole: at === 0,
          tags: at === 0 ? tags : [],
          formTargets,
          foreign,
        });
      } catch (failure) {
        if (signal.aborted || at === 2) throw failure;
      }
    }
    throw new Error("a page without parts");
  };
  return openAnswering({ find: findPage, isRootData, serverOf, write });
}

type Writing = {
  assets: Assets;
  data: object;
  signal: AbortSignal;
  onError: (error: unknown) => void;
  isWhole: boolean;
  tags: readonly MetaDescriptor[];
  formTargets: readonly string[];
  foreign: readonly Foreign[];
};

/** Pages are quick, and a whole page can be cached with its CSP hashes. */
async function writeOnce(page: Page, { assets, data, signal, onError, isWhole, tags, formTargets, foreign }: Writing) {
  const mark = randomBytes(16).toString("base64url");
  const text = jsonInPage({ ...data, assets });
  let isSound = isWhole;
  const marked = await renderWhole(
    <ScriptMark value={mark}>
      <DocumentParts value={{ assets, data: text, programs, tags: <HeadTags tags={tags} /> }}>
        <PageView page={page} Frame={Document} />
      </DocumentParts>
    </ScriptMark>,
    {
      nonce: mark,
      signal,
      onError(error) {
        isSound = false;
        onError(error);
      },
    },
  );
  const { html, scriptHashes } = takeMarks(marked, mark);
  return { html, policy: contentPolicy({ scriptHashes, formTargets, foreign }), isWhole: isSound };
}
