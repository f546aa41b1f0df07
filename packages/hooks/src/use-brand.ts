import { files } from "@carrel/sdk";
import { useQueries } from "@tanstack/react-query";
import { useRows } from "./use-rows";

const rows = () => ({ files: { presign: files.presign } });

/** Where an organisation's logos stand: as keys of stored files before, as addresses after. */
interface Branded {
  logoSquare: string | null;
  branding: { logoSmall: string | null; logoLarge: string | null };
}

/**
 * An organisation whose logos are addresses that an `<img>` can load, instead of keys. A logo is null until its address
 * is known, and stays so where it can't be had.
 * @example <BrandLogo organisation={useBrand(site.organisation)} />
 */
export function useBrand<Organisation extends Branded>(organisation: Organisation): Organisation {
  const { presign } = useRows(rows).files;
  const { logoSquare, branding } = organisation;
  const { logoSmall, logoLarge } = branding;
  const keys = [...new Set([logoSquare, logoSmall, logoLarge])].filter((key) => key !== null);
  const signed = useQueries({ queries: keys.map((key) => presign({ key, type: "read" })) });
  const addressOf = (key: string | null) => (key === null ? null : (signed[keys.indexOf(key)]?.data?.url ?? null));
  return {
    ...organisation,
    logoSquare: addressOf(logoSquare),
    branding: { ...branding, logoSmall: addressOf(logoSmall), logoLarge: addressOf(logoLarge) },
  };
}
