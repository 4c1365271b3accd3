const oldestMajor = 20;

export const requireNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return;
  process.stderr.write(
    `This is Node ${process.versions.node}; Node ${oldestMajor} or newer is required. See https://nodejs.org.\n`,
  );
  process.exit(1);
};
