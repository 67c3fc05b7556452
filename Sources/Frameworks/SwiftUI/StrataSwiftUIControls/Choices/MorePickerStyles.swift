/// A picker style that lists the choices below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Creates a picker style that lists the choices below each other.
  nonisolated public init() {}
  public static var _look: String { PickerLook.inline.rawValue }
}

/// A picker style that shows a scrollable list of a few lines.
///
/// Partial: it is shown as a list instead of a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a picker style that shows a scrollable list of a few lines.
  nonisolated public init() {}
  public static var _look: String { PickerLook.wheel.rawValue }
}

/// A picker style that shows a link to a page with the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a picker style that shows a link to a page with the choices.
  nonisolated public init() {}
  public static var _look: String { PickerLook.navigationLink.rawValue }
}

/// A picker style that shows the choices as segments, as a palette in a menu has them.
public struct PalettePickerStyle: PickerStyle {
  /// Creates a picker style that shows the choices as segments, as a palette in a menu has them.
  nonisolated public init() {}
  public static var _look: String { PickerLook.segmented.rawValue }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style that lists the choices below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The style with a scrollable list of a few lines.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style with a link to a page with the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The style with segments side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
