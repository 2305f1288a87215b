export { isPhotoId, keepVisitorPhoto, removeVisitorPhotos, visitorPhotoResponse } from "./server/visitor-photos.ts";
export { answerFilm, filmType } from "./server/answer-film.ts";
export { answerPicture, contentPictureResponse, type Asker } from "./server/answer-picture.ts";
export { isDrawn, openPictures } from "./server/draw-picture.ts";
export { makePictures, pictureLoad, type Uploader } from "./server/make-pictures.ts";
export { keepUploadedPicture, removeUploadedPictures, uploadedPicture } from "./server/uploaded-pictures.ts";
export { makeWishedPictures, wishCount } from "./server/wished-pictures.ts";
