public import SwiftUICore

extension Image {
  /// Makes the image fill its frame: stretched within its cap insets, or tiled.
  ///
  ///     Image("frame").resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  ///
  /// - Parameters:
  ///   - capInsets: The distances from the edges, in points, inside which the image is not
  ///     stretched.
  ///   - resizingMode: Whether the image is stretched or tiled.
  /// - Returns: The image.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
  }

  /// Sets whether the image is drawn with its colors or as a mask in the foreground color.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Sets the interpolation of an image that is drawn larger than it is.
  ///
  /// With `none`, the pixels of an enlarged image remain squares; otherwise the browser smooths the
  /// image.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Sets whether edges are antialiased.
  ///
  /// Accepted: it has no effect; a browser always smooths edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the colors in which the layers of a symbol are drawn.
  ///
  /// Partial: the limits are described at ``SymbolRenderingMode``.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = mode?.mode }
  }

  /// Sets the dynamic range of the image.
  ///
  /// Accepted: it has no effect; the browser chooses the dynamic range by the screen.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}
