import { startHeader } from "@carrel/ui/marketing-header/enhance";

// The pages are prerendered and stay static; only the header moves.
startHeader(document);
