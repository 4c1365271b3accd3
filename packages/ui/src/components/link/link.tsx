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
 * The props a link is rendered with. The application's link component must pass all of them to its `<a>`; `className`
 * is set by this package's components, never from outside.
 */
export type LinkRenderProps = {
  readonly href: string;
  readonly className: string;
  readonly children?: ReactNode;
  readonly id?: string | undefined;
  /** The tooltip. */
  readonly title?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
  readonly download?: string | boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement> | undefined;
  /** -1 for a link that is reached by arrow keys from another. */
  readonly tabIndex?: 0 | -1 | undefined;
  readonly 'data-row-link'?: '' | undefined;
} & Pick<AriaAttributes, 'aria-current' | 'aria-label' | 'aria-describedby' | 'aria-labelledby'> &
  // A menu listens to these on its items, and a link may use them to preload its target.
  Pick<DOMAttributes<HTMLAnchorElement>, 'onFocus' | 'onTouchStart' | 'onPointerEnter' | 'onPointerLeave'>;

export type LinkComponent = ComponentType<LinkRenderProps>;

// Without a router, a plain anchor.
const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Plugs in the application's router: every link of every component below is rendered by `component`. */
export function LinkProvider({
  component,
  children,
}: {
  /** The router’s own link, given an address and everything an `<a>` takes. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

// A router cannot navigate to another site or to an address that is no page.
const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/** A function that renders links without a component each, for tables with one per row. */
export function useLinks(): (props: LinkRenderProps) => ReactElement {
  const routerLink = useContext(LinkContext);
  return (props) => {
    const isPlain = props.target === '_blank' || props.download !== undefined || isForeign(props.href);
    return createElement(isPlain ? 'a' : routerLink, props);
  };
}

/** The link that every component of this package renders. */
export function Link(props: LinkRenderProps) {
  return useLinks()(props);
}
