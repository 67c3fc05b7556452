import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// The container that a background fills.
///
/// Same as Apple's, except that there are no containers for split views and widgets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Container { case navigation }
  private let container: Container

  /// The page of a navigation stack, including its bars.
  public static let navigation = ContainerBackgroundPlacement(container: .navigation)
}

extension View {
  /// Fills the container of this view behind its content.
  ///
  ///     NavigationStack {
  ///       Details().containerBackground(.blue.gradient, for: .navigation)
  ///     }
  ///
  /// A list draws another background above this one, unless `.scrollContentBackground(.hidden)`
  /// removes the list's. If several views of a page set a background, that of the last view shown
  /// is used.
  ///
  /// Partial in `for`: the page of a navigation stack is the only container.
  ///
  /// - Parameters:
  ///   - style: The color, gradient or material of the background.
  ///   - container: The container whose background it is.
  nonisolated public func containerBackground<S: ShapeStyle>(
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

/// The background that one modifier gives a page.
struct PageGround: Equatable {
  var owner: ObjectIdentifier
  var paint: Paint
}
