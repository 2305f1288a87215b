export { default } from "./faq-screen.tsx";
