export { default, meta } from "./delivery-screen.tsx";
