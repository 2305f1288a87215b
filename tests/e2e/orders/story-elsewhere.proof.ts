import { test } from "vitest";
import { ELSEWHERE } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { walkOrder } from "./walk-order.ts";

const place = openShopAndBrowser({ withPictures: false });

test.each(ELSEWHERE)("browse, reserve, sign in, order, account (%s, %i px)", (...where) => walkOrder(place().browser, place().shop, where));
