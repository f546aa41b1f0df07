import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byCode, byHost, byId } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const organisationPolicy: AreaPolicy<Available, Validation, "organisation"> = {
  data: {
    tenant: (input, origin) => {
      if ("host" in input) return byHost(input.host, origin);
      return "code" in input ? byCode(input.code) : byId(input.id);
    },
  },
};
