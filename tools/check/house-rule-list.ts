/** A rule about the text of files, or (with `wrong: /^/`) about their names. `except` are files it does not hold for. */
export type HouseRule = { name: string; files: RegExp; except?: RegExp; wrong: RegExp };

const code = /\.(ts|tsx|mjs|cjs)$/;
const shop = /^(app|client|features|integrations|platform|processes|ui)\/.*\.(ts|tsx)$/;
const tests = /\.test\.tsx?$/;

/** Rules that the layer rules cannot see, each one a line of ARCHITECTURE.md or STYLE.md. */
export const houseRules: readonly HouseRule[] = [
  {
    name: "only platform/config/config.ts reads the environment",
    files: code,
    except: /^(platform\/config\/config\.ts|processes\/run-program\.ts|vite\.config\.ts|support\/|tools\/|tests\/|bench\/|.*\.test\.ts)/,
    wrong: /process\.env/,
  },
  {
    name: "only platform/time/time.ts knows the time zone",
    files: code,
    except: /^(platform\/time\/time\.|sdk\/|tools\/)/,
    wrong: /Europe\/(Kyiv|Kiev)/,
  },
  {
    name: "only platform/money/money.ts turns kopiykas into hryvnias",
    files: shop,
    except: /^(platform\/money\/money\.ts|features\/catalogue\/words\/sizes\.ts|.*\.test\.ts)/,
    wrong: /^(?!.*(percent|share|%)).*([/*] ?100\b(?!_)|toFixed\(2\))/im,
  },
  {
    name: "rules never read the clock or chance",
    files: /\.rules\.ts$/,
    wrong: /new Date\(\)|Date\.now\(\)|performance\.now\(\)|Math\.random\(\)|random(UUID|Bytes|Int)\(/,
  },
  { name: "rules do no I/O", files: /\.rules\.ts$/, wrong: /\bawait\b|\basync\b|\bfetch\(/ },
  {
    name: "SQL lives in *.queries.ts",
    files: shop,
    except: /(\.queries|\.test)\.ts$/,
    wrong: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
  },
  {
    name: "only a use case opens a transaction",
    files: /^(app|client|ui)\/|^features\/[^/]+\/(ui\/|server\/.*\.(queries|view)\.ts$)/,
    except: tests,
    wrong: /\.db\.(write|place|job)\(/,
  },
  {
    name: "the shop makes no HTTP calls to itself",
    files: /^(features\/[^/]+\/(server\/|.*\.server\.ts$)|app\/.*\.server\.tsx?$|platform\/|processes\/)/,
    except: tests,
    wrong: /(?<!\.)\bfetch\(/,
  },
  {
    name: "what runs in the browser does without crypto.randomUUID and crypto.subtle, which plain http has not",
    files: /^(app|client|ui|features\/[^/]+\/ui)\//,
    except: /\.server\.tsx?$|\.test\.ts$|^features\/sign-in\/ui\/sha256\.ts$/,
    wrong: /crypto\.(randomUUID\(|subtle\.)/,
  },
  {
    name: "an id is named by its table",
    files: /^(app|features|integrations|processes)\/.*\.(ts|tsx)$/,
    except: tests,
    wrong:
      /\b(account|product|variation|category|device|staff|token|session|picture|review|list|run|property)Ids?\??: (readonly )?number\b|\b\w+Ids?: z\.(coerce\.)?number\(/,
  },
  {
    name: "what a browser keeps goes through the device's memory, which knows whose it is (client/memory/kept-things.ts)",
    files: /^(app|client|features|ui)\/.*\.tsx?$/,
    except: /^client\/memory\/|^app\/(backoffice|boot)\/|\.test\.|\.server\./,
    wrong: /\b(local|session)Storage\b|document\.cookie/,
  },
  { name: "no any", files: code, except: /^tools\/check\//, wrong: /(:\s*any\b|as any\b|<any>)/ },
  {
    name: "a call that is made because it may throw gives its value to somebody, or the bundler leaves it out of the server",
    files: shop,
    except: tests,
    wrong: /^\s*(void )?((de|en)codeURI(Component)?|JSON\.parse|BigInt|structuredClone|new (URL|RegExp|Date|Intl\.\w+))\([^;{}]*\);$/m,
  },
  { name: "no empty catch", files: code, wrong: /catch\s*(\([^)]*\))?\s*\{\s*\}|\.catch\(\(\w*\)\s*=>\s*\{\s*\}\)/ },
  {
    name: "an effect answers nothing but its cleanup: browsers answer a scroll with a promise, which React would call",
    files: /^(app|client|features|ui)\/.*\.tsx?$/,
    wrong: /Effect\(\(\) => (?!\{|void |\(\) =>|on[A-Z]|set[A-Z])/,
  },
  // From the whole set, every page's icons would stand in the code of all pages.
  {
    name: "an icon is imported by its own file",
    files: code,
    wrong: /^import (?!type)[^;]*"lucide-react"/m,
  },
  { name: "no inline style attribute in markup", files: /\.tsx$/, wrong: /\sstyle=\{/ },
  {
    name: "only the locale module builds /ru",
    files: /^(app|client|features|ui)\/.*\.tsx?$/,
    except: /^client\/locale\/|\.test\./,
    wrong: /["'`]\/ru[/"'`]/,
  },
  {
    name: "the browser has of a contract its types alone, since its schemas bring the whole library of schemas",
    files: /^(app|client|ui|features\/[^/]+\/ui)\/.*\.tsx?$/,
    except: /\.(server|test)\./,
    wrong: /^import (?!type)[^;]*\.contract\.ts"/m,
  },
  {
    name: "words that say nothing are not file names",
    files: /(^|[/-])(util|utils|helper|helpers|manager|common|misc|info)(\.|\/)/,
    wrong: /^/,
  },
  { name: "no index files", files: /(^|\/)index\.(ts|tsx|mjs|cjs)$/, wrong: /^/ },
  {
    name: "file names are kebab-case",
    files: code,
    except: /(^|\/)\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|cjs)$/,
    wrong: /^/,
  },
];
