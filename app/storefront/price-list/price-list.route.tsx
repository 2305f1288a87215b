export { default } from "./price-list-screen.tsx";
