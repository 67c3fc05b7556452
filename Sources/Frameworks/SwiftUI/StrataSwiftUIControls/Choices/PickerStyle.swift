public import SwiftUICore

/// A look for pickers.
///
/// Same as Apple's: a style of your own cannot be made there either.
public protocol PickerStyle {
  static var _look: String { get }
}

/// The look that suits the place: a menu.
///
/// Partial: a browser's own list shows choices by their words, without symbols.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.menu.rawValue }
}

/// A menu.
///
/// Partial: a browser's own list shows choices by their words, without symbols.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.menu.rawValue }
}

/// Segments, side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _look: String { PickerLook.segmented.rawValue }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Partial: a browser's own list shows choices by their words, without symbols.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// Partial: a browser's own list shows choices by their words, without symbols.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, PickerLook(rawValue: S._look) ?? .menu)
  }
}
