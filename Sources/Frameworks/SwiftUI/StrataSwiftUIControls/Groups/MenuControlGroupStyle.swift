public import SwiftUICore

/// A control group style that shows a menu. Same as Apple's.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates a control group style that shows a menu.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// A control group style that shows a compact menu. Same as Apple's: in a browser it is a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates a control group style that shows a compact menu.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// A control group style that places the controls side by side, even in a menu.
///
/// Partial: in a menu, the controls are listed below each other.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates a control group style that places the controls side by side, even in a menu.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.sideBySide }
}

extension ControlGroupStyleConfiguration {
  @MainActor fileprivate var menu: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The control group style of a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The control group style of a compact menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style with the controls side by side, even in a menu.
  ///
  /// Partial: in a menu, the controls are listed below each other.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
