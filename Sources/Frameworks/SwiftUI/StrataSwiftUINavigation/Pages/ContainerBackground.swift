import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// Which container a background is that of.
///
/// Same as Apple's, without split views and widgets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Container { case navigation }
  private let container: Container

  /// The page of a navigation stack, bars and all.
  public static let navigation = ContainerBackgroundPlacement(container: .navigation)
}

extension View {
  /// Fills the container that this view is in, behind everything.
  ///
  ///     NavigationStack {
  ///       Details().containerBackground(.blue.gradient, for: .navigation)
  ///     }
  ///
  /// A list has a ground of its own above it, unless `.scrollContentBackground(.hidden)` takes that
  /// away. Of several on a page the last one counts, as long as it is there.
  ///
  /// Partial in `for`: a navigation stack's page is the only container that can be named.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      PageModifier(
        tell: { page, owner, context in
          let paint = style._paint(in: EnvironmentValues(context.environment))
          page.setGround(PageGround(owner: owner, paint: paint))
        }, withdraw: { page, owner in page.removeGround(of: owner) }))
  }
}

/// What one modifier fills a page with.
struct PageGround: Equatable {
  var owner: ObjectIdentifier
  var paint: Paint
}
