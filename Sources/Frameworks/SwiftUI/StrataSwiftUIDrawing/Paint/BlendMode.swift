import StrataRendering

/// The way in which a view is blended with the content behind it.
///
/// Same as Apple's.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the content behind it.
  case normal
  /// The color is the product of the view's and the background's color, which is darker than each.
  case multiply
  /// The color is the inverse of the product of both inverted colors, which is lighter than each.
  case screen
  /// Colors are multiplied where the background is dark, and screened where it is light.
  case overlay
  /// The color has the darker of both colors for each component.
  case darken
  /// The color has the lighter of both colors for each component.
  case lighten
  /// The view's color brightens the background.
  case colorDodge
  /// The view's color darkens the background.
  case colorBurn
  /// The view darkens or lightens the background slightly, as diffuse light does.
  case softLight
  /// Colors are multiplied where the view is dark, and screened where it is light.
  case hardLight
  /// The color is the difference of both colors for each component.
  case difference
  /// The color is the difference of both colors, with less contrast than `difference`.
  case exclusion
  /// The color has the view's hue, and the background's saturation and luminosity.
  case hue
  /// The color has the view's saturation, and the background's hue and luminosity.
  case saturation
  /// The color has the view's hue and saturation, and the background's luminosity.
  case color
  /// The color has the view's luminosity, and the background's hue and saturation.
  case luminosity
  /// The color is the sum of both colors.
  case plusLighter
  /// The color is the sum of both colors, darkened.
  ///
  /// Partial: only Safari draws it; other browsers draw the view normally.
  case plusDarker
  /// The view is drawn only where the background is opaque.
  ///
  /// Partial: a browser draws the view normally.
  case sourceAtop
  /// The view is drawn only where the background is transparent.
  ///
  /// Partial: a browser draws the view normally.
  case destinationOver
  /// The background is drawn without the area of the view.
  ///
  /// Partial: a browser draws the view normally.
  case destinationOut

  /// The renderer's blend mode, which has the same name.
  var rendered: StrataRendering.BlendMode? {
    StrataRendering.BlendMode(rawValue: String(describing: self))
  }
}
