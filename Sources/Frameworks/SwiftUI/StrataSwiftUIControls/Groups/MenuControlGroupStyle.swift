public import SwiftUICore

/// A control group as a menu. Same as Apple's.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// A control group as a menu of few words. Same as Apple's: in a browser it is a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// A control group side by side, also in a menu.
///
/// Partial: in a menu its controls stand below each other.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
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
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Partial: in a menu its controls stand below each other.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
