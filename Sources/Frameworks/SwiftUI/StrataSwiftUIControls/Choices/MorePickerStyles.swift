/// The choices one below the other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.inline.rawValue }
}

/// A list of a few lines to scroll through.
///
/// Partial: a list in place of a turning wheel.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.wheel.rawValue }
}

/// A link to a page with the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.navigationLink.rawValue }
}

/// Segments, side by side, as in a menu.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.segmented.rawValue }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A list of a few lines to scroll through.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page with the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Segments, side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
