const oldestMajor = 20;

/** Ends the command with one line on a Node that is too old to begin with. */
export const requireNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return;
  process.stderr.write(
    `This is Node ${process.versions.node}; Node ${oldestMajor} or newer is needed to begin with. See https://nodejs.org.\n`,
  );
  process.exit(1);
};
