import type { DemoTopic } from "./demo-help";
import type { SeedContext } from "./seed-context";

/** Writes an organisation's help, in its order. */
export async function writeHelp(
  { db, orgId, now, random }: Pick<SeedContext, "db" | "orgId" | "now" | "random">,
  help: readonly DemoTopic[],
): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now };
  for (const [position, { title, description, resources, parts }] of help.entries()) {
    const featureId = random.id();
    await db
      .insertInto("helpFeatures")
      .values({ orgId, featureId, title, description, position, ...stamps })
      .execute();
    const lists: { subFeatureId: string | null; resources: DemoTopic["resources"] }[] = [
      { subFeatureId: null, resources },
    ];
    for (const [place, part] of parts.entries()) {
      const subFeatureId = random.id();
      await db
        .insertInto("helpSubFeatures")
        .values({
          orgId,
          featureId,
          subFeatureId,
          title: part.title,
          description: part.description,
          position: place,
          ...stamps,
        })
        .execute();
      lists.push({ subFeatureId, resources: part.resources });
    }
    for (const list of lists) {
      for (const [place, { title: name, kind, url = null, body = "" }] of list.resources.entries()) {
        await db
          .insertInto("helpResources")
          .values({
            orgId,
            featureId,
            subFeatureId: list.subFeatureId,
            resourceId: random.id(),
            title: name,
            kind,
            url,
            body,
            position: place,
            ...stamps,
          })
          .execute();
      }
    }
  }
}
