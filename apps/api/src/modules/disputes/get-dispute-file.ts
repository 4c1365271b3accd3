import { getDisputeFile } from '@tillbook/contract';
import { and, eq } from '../../db/drizzle/query.ts';
import { disputeFiles } from '../../db/schema/index.ts';
import { defineHandler } from '../../http/call.ts';

/** Returns a file as JSON, so that no browser opens it by its URL. */
export const getDisputeFileHandler = defineHandler(
  getDisputeFile,
  async ({ platform: { database }, accountId, path, refuse }) => {
    const [found] = await database.drizzle
      .select({ file: disputeFiles })
      .from(disputeFiles)
      .where(
        and(
          eq(disputeFiles.accountId, accountId),
          eq(disputeFiles.disputeId, path.id),
          eq(disputeFiles.id, path.fileId),
        ),
      );
    if (found === undefined) return refuse('not_found');
    const { id, field, name, mediaType, sizeBytes, addedAt, content } = found.file;
    return {
      id,
      field,
      name,
      mediaType,
      sizeBytes,
      addedAt: addedAt.toISOString(),
      content: content.toString('base64'),
    };
  },
);
