type Place = { readonly path: string; readonly person?: object };

const formPath = /\/(create|edit|adjustment|fees|settings|profile|virtual-terminal)(\?|\/|$)/;

const shapeOf = (path: string): 'form' | 'detail' | 'list' => {
  if (formPath.test(path)) return 'form';
  return path.includes('{') ? 'detail' : 'list';
};

/**
 * Returns the kind by which walks sample: the app's area and the shape of the screen.
 *
 * @example screenKind({ path: '/admin/accounts/{account}', person: admin }) // 'admin detail'
 */
export const screenKind = ({ path, person }: Place): string => {
  if (path.startsWith('/admin')) return `admin ${shapeOf(path)}`;
  return person === undefined ? 'public' : `merchant ${shapeOf(path)}`;
};
