export { judgeGoods, nothingReserved } from "./server/judge-goods.ts";
export { quickOrderApi } from "./server/quick-order.api.ts";
