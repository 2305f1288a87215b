export { default, meta } from "./faq-screen.tsx";
