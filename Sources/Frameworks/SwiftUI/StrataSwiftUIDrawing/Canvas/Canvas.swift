public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A picture that is drawn by commands.
///
///     Canvas { context, size in
///       context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// Partial: there are no symbols to be drawn several times. It is drawn once its size is known: at
/// once in a frame of fixed size, else when the browser has told it.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Accepted: a browser finds out by itself what shows through.
  public var isOpaque: Bool
  /// Accepted: a browser mixes colours in its own way.
  public var colorMode: ColorRenderingMode
  /// Accepted: it is drawn on the server.
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
      element[.variant] = "drawn"  // touched in all of its box
      return element
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A picture that is drawn by commands.
  ///
  /// - Parameter renderer: draws into a context of a size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
  }
}
