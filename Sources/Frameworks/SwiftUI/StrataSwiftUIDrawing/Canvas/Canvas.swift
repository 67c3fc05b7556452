public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that the app draws by commands.
///
///     Canvas { context, size in
///       context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// Partial: there are no symbols to resolve. The canvas is drawn once its size is known: in a fixed
/// frame at once, otherwise after the browser has reported the size.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  /// The views that could be drawn as symbols. They are not used.
  public var symbols: Symbols
  /// The closure that draws into a context of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void {
    get { storedRenderer }
    set { storedRenderer = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedRenderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas has no transparency.
  ///
  /// Accepted: it has no effect; a browser determines the transparency.
  public var isOpaque: Bool
  /// The way in which colors are mixed.
  ///
  /// Accepted: it has no effect; the browser decides.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether drawing is asynchronous.
  ///
  /// Accepted: it has no effect; the server draws.
  public var rendersAsynchronously: Bool

  public static func _update(_ view: Self, _ old: Node?, _ context: StrataViewTree.Context) -> Node
  {
    let fixed = context.fixedSize
    return MeasuredShape.update(old, context) { measured in
      guard let size = fixed ?? measured, size.width > 0, size.height > 0 else {
        return Element(.shape)
      }
      var graphics = GraphicsContext(
        size: size, environment: EnvironmentValues(context.environment))
      view.renderer(&graphics, size)
      var element = Element(.shape, drawing: graphics.sheet.figures)
      element[.variant] = "drawn"  // receives touches in its whole frame
      return element
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that the app draws by commands.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparency; it has no effect.
  ///   - colorMode: The mode of mixing colors; it has no effect.
  ///   - rendersAsynchronously: Whether the canvas is drawn asynchronously; it has no effect.
  ///   - renderer: A function that draws into a context of a size.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    storedRenderer = renderer
  }
}
