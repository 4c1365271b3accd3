/** Declares the part of the viewer that the reference uses, because the viewer has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** A node of the viewer's own React, which the page only passes on. */
  type ViewerNode = { readonly $$typeof: symbol };
  type ViewerComponent = (props: never) => ViewerNode;

  type ViewerSystem = {
    readonly React: {
      readonly createElement: (
        component: string | ViewerComponent,
        props: Readonly<Record<string, unknown>> | null,
        ...children: readonly (ViewerNode | string)[]
      ) => ViewerNode;
    };
  };

  type LayoutProps = { readonly getComponent: (name: string, isContainer?: boolean) => ViewerComponent };

  export type ViewerPlugin = (system: ViewerSystem) => {
    readonly components: Readonly<Record<string, (props: LayoutProps) => ViewerNode | null>>;
  };

  type ViewerOptions = {
    readonly spec: object;
    readonly domNode: Element;
    readonly layout: string;
    readonly plugins: readonly ViewerPlugin[];
    readonly deepLinking: boolean;
    readonly docExpansion: 'list' | 'full' | 'none';
    readonly defaultModelsExpandDepth: number;
    readonly displayRequestDuration: boolean;
    readonly persistAuthorization: boolean;
    readonly syntaxHighlight: { readonly activated: boolean };
    readonly validatorUrl: null;
    readonly onComplete: () => void;
  };

  export type Viewer = {
    /** Uses a token for all later calls, as if the user had entered the token in the scheme's dialog. */
    readonly preauthorizeApiKey: (scheme: string, token: string) => void;
  };

  export default function openViewer(options: ViewerOptions): Viewer;
}
