import Rendering

/// How a view and what is behind it become one.
///
/// Partial: a browser has none of `sourceAtop`, `destinationOver` and `destinationOut`; they draw
/// normally.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  /// The renderer's word for it: the same name.
  var rendered: Rendering.BlendMode? { Rendering.BlendMode(rawValue: String(describing: self)) }
}
