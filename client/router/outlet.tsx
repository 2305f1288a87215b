import { Component, use, type ComponentType, type ReactNode } from "react";
import { DepthContext, ErrorContext, PageContext, usePage, type Match, type Page } from "./page.ts";
import type { PageLocation } from "./page-location.ts";

export function PageView({ page, Frame }: { page: Page; Frame: ComponentType<{ children: ReactNode }> }): ReactNode {
  return (
    <PageContext value={page}>
      <Frame>
        <Level depth={0} />
      </Frame>
    </PageContext>
  );
}

export const Outlet = (): ReactNode => <Level depth={use(DepthContext) + 1} />;

function Level({ depth }: { depth: number }): ReactNode {
  const { matches, error, location } = usePage();
  const match = matches[depth];
  if (!match) return null;
  const { Component: Shown, ErrorBoundary } = match;
  const content = error?.at === depth ? <InPlace match={match} cause={error.cause} /> : <Shown />;
  return (
    <DepthContext value={depth} key={match.id}>
      {ErrorBoundary ? (
        <Catch match={match} location={location}>
          {content}
        </Catch>
      ) : (
        content
      )}
    </DepthContext>
  );
}

function InPlace({ match: { ErrorBoundary }, cause }: { match: Match; cause: unknown }): ReactNode {
  return (
    ErrorBoundary && (
      <ErrorContext value={cause}>
        <ErrorBoundary />
      </ErrorContext>
    )
  );
}

type CatchProps = { match: Match; location: PageLocation; children: ReactNode };
type CatchState = { caught?: { error: unknown } | undefined; location: PageLocation };

/** Shows an error until the next page. */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: CatchProps, state: CatchState): CatchState | null {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <InPlace match={this.props.match} cause={caught.error} /> : this.props.children;
  }
}
