public import Foundation
import StrataSwiftUIApp

extension UIView {
  /// Draws the view and its subviews into the current graphics context.
  ///
  /// Partial: the view is drawn as ``ImageRenderer`` draws it. A view whose size the app has not set
  /// has its ideal size.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the drawing fills, in the context's coordinates.
  ///   - afterUpdates: Whether recent changes are shown, which they always are.
  /// - Returns: `false` if there is no context, or nothing to draw.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    UIGraphicsGetCurrentContext().map { draw(into: $0, in: rect) } ?? false
  }

  /// Draws the view and its subviews; returns `false` if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - rect: The rectangle to fill; `nil` for the view's size at the origin.
  func draw(into context: CGContext, in rect: CGRect? = nil) -> Bool {
    let (own, pixel) = (bounds.size, context.pixelSize(of: CGSize(width: 1, height: 1)))
    let picture = ImageRenderer(
      content: HostedView(view: self).frame(
        width: own.width > 0 ? own.width : nil, height: own.height > 0 ? own.height : nil))
    var isDrawn = false
    picture.render(rasterizationScale: max(pixel.width, pixel.height)) { size, draw in
      guard size.width > 0, size.height > 0 else { return }
      context.saveGState()
      if let rect {
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      }
      draw(context)
      context.restoreGState()
      isDrawn = true
    }
    return isDrawn
  }
}

extension CALayer {
  /// Draws the layer's view and its subviews into a context, with their upper left corner at its
  /// origin.
  ///
  /// Partial: the view is drawn as ``ImageRenderer`` draws it. A view whose size the app has not set
  /// has its ideal size. A layer without a view draws nothing.
  public func render(in ctx: CGContext) { _ = view?.draw(into: ctx) }
}
