import { useQuery } from "@tanstack/react-query";
import { q, site } from "./carrel";

const { organisation } = site;

/**
 * The organisation in whose name this host speaks. The page was served with it; it is asked for again only once
 * something about an organisation was changed here.
 */
export const useSiteOrganisation = () =>
  useQuery({ ...q.organisation.data({ id: organisation._id }), initialData: organisation, staleTime: Infinity }).data;
