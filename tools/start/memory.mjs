/**
 * Node's flags for reading an export: a small heap, within which a file of any size is read. Optimizing the embedded database's
 * largest function takes 600 MB and makes an import no quicker.
 */
export const importFlags = ["--max-semi-space-size=4", "--max-old-space-size=160", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/**
 * Node's flags for the shop: 12 MB for young objects, a collection once the heap has grown by three quarters, and one at the end of the
 * start. V8 would let the heap grow several times over: of 640 MB after a load on PostgreSQL 300 were garbage (decision 0069).
 */
export const shopFlags = ["--max-semi-space-size=12", "--heap-growing-percent=75", "--expose-gc"];

/**
 * What glibc gives back of freed memory; else it keeps about 100 MB of it, divided among threads. Pages and what packs them are smaller
 * than the first limit, so that their memory is used again: asked of the kernel anew, it took a fifth of a page's processor (decision 0069).
 */
export const shopEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_TRIM_THRESHOLD_: "2097152" };
