export { returnsApi, staffReturnsApi } from "./server/returns.api.ts";
export { endLeftRequests } from "./server/end-left-requests.ts";
export { forgetWaitingReturnPhotos, returnPhotoResponse } from "./server/return-photos.ts";
export { hasOpenReturn } from "./server/returns.queries.ts";
export { listReturns, viewReturn, viewReturnable } from "./server/returns.view.ts";
