export declare const missingChangeset: (changed: readonly string[]) => string | null;
