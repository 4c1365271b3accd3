const uniqueViolation = '23505';

export const isDuplicate = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === uniqueViolation) return true;
  }
  return false;
};
