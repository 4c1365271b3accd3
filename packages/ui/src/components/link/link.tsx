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
 * Props of a rendered link. The application's link component must pass all of them to its `<a>`; `className`
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
  /** -1 for a link that is reached by arrow keys from another link. */
  readonly tabIndex?: 0 | -1 | undefined;
  readonly 'data-row-link'?: '' | undefined;
} & Pick<AriaAttributes, 'aria-current' | 'aria-label' | 'aria-describedby' | 'aria-labelledby'> &
  // Handlers that a menu sets on its items, and that a link may use to preload its target.
  Pick<DOMAttributes<HTMLAnchorElement>, 'onFocus' | 'onTouchStart' | 'onPointerEnter' | 'onPointerLeave'>;

export type LinkComponent = ComponentType<LinkRenderProps>;

// The application's link component, or a plain anchor if there is no router.
const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Renders every link of the components inside with the application's router. */
export function LinkProvider({
  component,
  children,
}: {
  /** The router’s own link, which accepts an address and all attributes of an `<a>`. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

// Matches addresses that a router cannot navigate to: other sites, other schemes and fragments.
const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/** Returns a function that renders links without a component per link, for tables with a link per row. */
export function useLinks(): (props: LinkRenderProps) => ReactElement {
  const routerLink = useContext(LinkContext);
  return (props) => {
    const isPlain = props.target === '_blank' || props.download !== undefined || isForeign(props.href);
    return createElement(isPlain ? 'a' : routerLink, props);
  };
}

/** Renders every link in this package's components. */
export function Link(props: LinkRenderProps) {
  return useLinks()(props);
}
