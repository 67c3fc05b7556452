import StrataRendering

/// How a view and what is behind it become one.
///
/// Same as Apple's.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  /// The sum of both, as dark as they are together.
  ///
  /// Partial: Safari alone can draw it; other browsers draw the view as it is.
  case plusDarker
  /// Only where there is something behind.
  ///
  /// Partial: a browser draws the view as it is.
  case sourceAtop
  /// Only where there is nothing behind.
  ///
  /// Partial: a browser draws the view as it is.
  case destinationOver
  /// Takes away what is behind.
  ///
  /// Partial: a browser draws the view as it is.
  case destinationOut

  /// The renderer's word for it: the same name.
  var rendered: StrataRendering.BlendMode? {
    StrataRendering.BlendMode(rawValue: String(describing: self))
  }
}
