import { useEffect, useState } from "react";
import { useLoaderData } from "../../../../client/router/page.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { productPageMessages } from "./product-page.messages.ts";
import { rememberViewed } from "../../../../features/favourites/ui/favourites-store.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useGender } from "../../layout/header/gender-switch.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { BuyBox } from "../buying/buy-box.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { GoodsRail } from "../cards/goods.tsx";
import { hasMatrix, MatrixSection } from "../matrix/matrix-section.tsx";
import { ProductQuestions } from "../../questions/product-questions.tsx";
import { ProductReviews } from "../../reviews/product-reviews.tsx";
import { ProductAccordions } from "./product-accordions.tsx";
import type { loader } from "./product.loader.server.ts";
import { useChoice } from "../choice/use-choice.ts";
import { ViewedRail } from "../cards/viewed-rail.tsx";

export default function ProductScreen() {
  const product = useLoaderData<typeof loader>();
  const words = useWords(productMessages);
  const pageWords = useWords(productPageMessages);
  const layoutWords = useWords(layoutMessages);
  const [matrixOf, setMatrixOf] = useState<number | undefined>();
  const isMatrixOpen = matrixOf === product.id;
  const gender = useGender();
  const choice = useChoice(product);
  const colour = choice.chosen.shown?.colour ?? "";
  useEffect(() => void rememberViewed(product.id), [product.id]);
  return (
    <>
      <div className="container-shop max-w-[1440px]">
        <Breadcrumbs gender={product.audiences.length > 0 ? gender : null} crumbs={product.breadcrumbs} last={product.name} />
        <div className="grid grid-cols-1 gap-3 md:gap-6 md:grid-cols-[55fr_45fr] md:gap-8 xl:grid-cols-[minmax(0,1fr)_400px]">
          <Gallery key={`${product.id} ${colour}`} product={product} colour={colour} />
          <BuyBox
            product={product}
            choice={choice}
            rating={product.reviews.rating}
            matrix={
              hasMatrix(product) ? { isOpen: isMatrixOpen, toggle: () => setMatrixOf(isMatrixOpen ? undefined : product.id) } : undefined
            }
          />
        </div>
        {isMatrixOpen && <MatrixSection product={product} />}
        <ProductAccordions product={product} />
      </div>
      <ProductReviews product={product} reviews={product.reviews} />
      <ProductQuestions key={product.id} productId={product.id} questions={product.questions} />
      <GoodsRail title={pageWords["rail.together"]} products={product.together} allText={layoutWords.more} />
      <GoodsRail title={words["product.similar"]} products={product.similar} allText={layoutWords.more} />
      <ViewedRail except={product.id} />
    </>
  );
}
