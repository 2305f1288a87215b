export { forgetWaitingUploads, hasWholeUpload, removeUploadedFile, takeUpload, uploadedFile } from "./server/take-upload.ts";
export { uploadsApi } from "./server/uploads.api.ts";
