public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that is drawn by commands.
///
///     Canvas { context, size in
///       context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// Partial: there are no resolved symbols. It is drawn once its size is known: at once in a fixed
/// frame, else after the browser has reported the size.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  /// The views that could be drawn as symbols; always empty.
  public var symbols: Symbols
  /// The closure that draws into a context of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void {
    get { storedRenderer }
    set { storedRenderer = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedRenderer: (inout GraphicsContext, CGSize) -> Void
  /// Accepted: a browser determines transparency itself.
  public var isOpaque: Bool
  /// Accepted: the browser chooses how colors are mixed.
  public var colorMode: ColorRenderingMode
  /// Accepted: the drawing is made on the server.
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
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparency; it has no effect.
  ///   - colorMode: The mode of mixing colors; it has no effect.
  ///   - rendersAsynchronously: Whether it is drawn asynchronously; it has no effect.
  ///   - renderer: Draws into a context of a size.
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
