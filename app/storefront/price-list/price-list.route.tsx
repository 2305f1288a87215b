export { default, meta } from "./price-list-screen.tsx";
