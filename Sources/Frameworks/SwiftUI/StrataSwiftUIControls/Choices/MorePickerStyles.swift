/// A picker style that lists the choices below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public static var _look: String { PickerLook.inline.rawValue }
}

/// A picker style that shows a scrollable list of a few lines.
///
/// Partial: a list is shown instead of a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public static var _look: String { PickerLook.wheel.rawValue }
}

/// A picker style that shows a link to a page with the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public static var _look: String { PickerLook.navigationLink.rawValue }
}

/// A picker style that shows the choices as segments, as in a menu.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public static var _look: String { PickerLook.segmented.rawValue }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A scrollable list of a few lines.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page with the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Segments side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
