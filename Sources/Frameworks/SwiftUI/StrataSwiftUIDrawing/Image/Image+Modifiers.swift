public import SwiftUICore

extension Image {
  /// Lets the picture take the size of its place: as a whole, without its rim, or again and again.
  ///
  ///     Image("frame").resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
  }

  /// Sets whether the picture is drawn as it is, or as a stencil in the foreground's colour.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Sets how a picture is drawn larger than it is.
  ///
  /// With `none` its pixels stay squares; otherwise the browser smooths as well as it can.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Sets whether slanted edges are smoothed.
  ///
  /// Accepted: a browser always smooths them.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets in which colours the layers of the symbol are drawn.
  ///
  /// Accepted: symbols here have one layer, so every mode draws them alike.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets how bright the brightest parts may be.
  ///
  /// Accepted: the browser decides by its screen.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}
