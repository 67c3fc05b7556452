import StrataRendering

/// The way in which a view is blended with what is behind it.
///
/// Same as Apple's.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  /// The sum of both colors, darkened.
  ///
  /// Partial: only Safari draws it; other browsers draw the view normally.
  case plusDarker
  /// The content, only where the background is opaque.
  ///
  /// Partial: a browser draws the view normally.
  case sourceAtop
  /// The content, only where the background is transparent.
  ///
  /// Partial: a browser draws the view normally.
  case destinationOver
  /// The background, without the area of the content.
  ///
  /// Partial: a browser draws the view normally.
  case destinationOut

  /// The renderer's blend mode, which has the same name.
  var rendered: StrataRendering.BlendMode? {
    StrataRendering.BlendMode(rawValue: String(describing: self))
  }
}
