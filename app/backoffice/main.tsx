import "../fonts.css";
import "./back-office.css";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BackOffice } from "./back-office.tsx";

// The policy allows Emotion's styles by this nonce (S37).
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
const styles = createCache({ key: "so", ...(nonce ? { nonce } : {}) });
const place = document.getElementById("back-office");

if (place) {
  createRoot(place).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <BackOffice />
      </CacheProvider>
    </StrictMode>,
  );
}
