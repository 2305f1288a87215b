export { default, meta } from "./success-screen.tsx";
