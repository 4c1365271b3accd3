import {
  createContext,
  createElement,
  useContext,
  type AriaAttributes,
  type ComponentType,
  type DOMAttributes,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/**
 * What a link is drawn with. The application's own link component takes these and passes every one of them on to its
 * `<a>`; `className` is the look a component of this package gives it, and never comes from outside.
 */
export type LinkRenderProps = {
  readonly href: string;
  readonly className: string;
  readonly children?: ReactNode;
  readonly id?: string | undefined;
  /** Shown while the pointer rests on it. */
  readonly title?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
  readonly download?: string | boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement> | undefined;
  readonly 'data-row-link'?: '' | undefined;
} & Pick<AriaAttributes, 'aria-current' | 'aria-label' | 'aria-describedby' | 'aria-labelledby'> &
  // A menu hears them of its items, and a link may load on them what it leads to.
  Pick<DOMAttributes<HTMLAnchorElement>, 'onFocus' | 'onTouchStart' | 'onPointerEnter' | 'onPointerLeave'>;

export type LinkComponent = ComponentType<LinkRenderProps>;

// Without a router a link is the browser's own.
const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Plugs the application's router in: every link of every component below is drawn by `component`. */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

// An address of another site, or one that is no page at all, is nothing a router can go to.
const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/** Draws links without a component of their own around each, for a table that has one in every row. */
export function useLinks(): (props: LinkRenderProps) => ReactElement {
  const routerLink = useContext(LinkContext);
  return (props) => {
    const isPlain = props.target === '_blank' || props.download !== undefined || isForeign(props.href);
    return createElement(isPlain ? 'a' : routerLink, props);
  };
}

/** The link every component of this package draws. */
export function Link(props: LinkRenderProps) {
  return useLinks()(props);
}
