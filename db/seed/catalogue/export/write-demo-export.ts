import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openChunkedFile } from "./chunked-file.ts";
import { classifierXml } from "./classifier-xml.ts";
import { demoProducts } from "../demo-products.ts";
import { catalogueId, classifierId, closeRoot, exportDay, openRoot, owner } from "./export-header.ts";
import { offersHeadXml, offersTailXml, offersXml } from "./offer-xml.ts";
import { productXml } from "./product-xml.ts";
import { element } from "./xml-text.ts";

export type DemoExport = {
  /** Existing files are overwritten. */
  folder: string;
  /** 20,000 by default, at least the planted ones. */
  products?: number;
  /** YYYY-MM-DD. */
  day?: string;
  onProgress?: (written: number, products: number) => void;
};

export type WrittenExport = {
  /** In an importer's order. */
  files: string[];
  products: number;
  variations: number;
};

/**
 * Writes a full CommerceML 2.10 export, `import0_1.xml` and `offers0_1.xml`, UTF-8 with BOM; deterministic, constant memory. Throws file
 * system errors.
 */
export async function writeDemoExport({ folder, products = 20_000, day = exportDay, onProgress }: DemoExport): Promise<WrittenExport> {
  await mkdir(folder, { recursive: true });
  const files = [join(folder, "import0_1.xml"), join(folder, "offers0_1.xml")];
  const [catalogue, offers] = await Promise.all([openChunkedFile(files[0] as string), openChunkedFile(files[1] as string)]);
  catalogue.write(openRoot(day) + classifierXml() + catalogueHead);
  offers.write(openRoot(day) + offersHeadXml());
  const written = { files, products: 0, variations: 0 };
  for (const product of demoProducts({ products, exportedOn: new Date(`${day}T00:00:00Z`) })) {
    catalogue.write(productXml(product));
    offers.write(offersXml(product));
    written.products += 1;
    written.variations += product.variations.length;
    await catalogue.settle();
    await offers.settle();
    if (written.products % 500 === 0) onProgress?.(written.products, products);
  }
  catalogue.write(`</Товары>\n</Каталог>\n${closeRoot}`);
  offers.write(offersTailXml + closeRoot);
  await Promise.all([catalogue.close(), offers.close()]);
  onProgress?.(written.products, written.products);
  return written;
}

const catalogueHead =
  `<Каталог СодержитТолькоИзменения="false">\n${element("Ид", catalogueId)}${element("ИдКлассификатора", classifierId)}` +
  `${element("Наименование", "Каталог товарів (Семиряд)")}${owner}\n<Товары>\n`;
