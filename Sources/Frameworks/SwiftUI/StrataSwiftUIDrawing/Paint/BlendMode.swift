import StrataRendering

/// The way in which a view is blended with the content behind it.
///
/// Same as Apple's.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the content behind it.
  case normal
  /// The product of both colors, which is darker than each.
  case multiply
  /// The inverse of the product of both inverted colors, which is lighter than each.
  case screen
  /// Multiplies where the background is dark, and screens where it is light.
  case overlay
  /// The darker of both colors, for each component.
  case darken
  /// The lighter of both colors, for each component.
  case lighten
  /// Brightens the background by the view's color.
  case colorDodge
  /// Darkens the background by the view's color.
  case colorBurn
  /// Darkens or lightens the background slightly, as a diffuse light.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// The difference of both colors, for each component.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The view's hue, with the background's saturation and luminosity.
  case hue
  /// The view's saturation, with the background's hue and luminosity.
  case saturation
  /// The view's hue and saturation, with the background's luminosity.
  case color
  /// The view's luminosity, with the background's hue and saturation.
  case luminosity
  /// The sum of both colors.
  case plusLighter
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
