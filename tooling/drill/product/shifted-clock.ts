/**
 * Preloaded into a process to shift its clock by `CLOCK_AHEAD_MS`. `performance.now()` is monotonic and
 * remains unchanged.
 */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given: readonly unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [MachineDate.now() + aheadMs] : given, newTarget),
  apply: () => new MachineDate(MachineDate.now() + aheadMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => MachineDate.now() + aheadMs : Reflect.get(target, name, receiver),
});
