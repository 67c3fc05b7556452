public import SwiftUICore

/// An appearance of pickers.
///
/// Same as Apple's, for which apps cannot define styles, either.
public protocol PickerStyle {
  static var _look: String { get }
}

/// The default picker style: a menu.
///
/// Partial: the browser's native list shows the text of the choices, without symbols.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the default picker style.
  nonisolated public init() {}
  public static var _look: String { PickerLook.menu.rawValue }
}

/// A picker style that opens a menu.
///
/// Partial: the browser's native list shows the text of the choices, without symbols.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a picker style that opens a menu.
  nonisolated public init() {}
  public static var _look: String { PickerLook.menu.rawValue }
}

/// A picker style that shows the choices as segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a picker style that shows the choices as segments side by side.
  nonisolated public init() {}
  public static var _look: String { PickerLook.segmented.rawValue }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style: a menu.
  ///
  /// Partial: the browser's native list shows the text of the choices, without symbols.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The picker style that opens a menu.
  ///
  /// Partial: the browser's native list shows the text of the choices, without symbols.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style with segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, PickerLook(rawValue: S._look) ?? .menu)
  }
}
