import StrataRendering
import SwiftUICore

/// The appearance of a page's bars.
struct BarLook: Equatable {
  var background: Paint?
  var backgroundVisibility = Visibility.automatic
  var scheme: ColorScheme?
  var role = ToolbarRole.automatic
  /// The default items that the app has removed.
  var removed: [ToolbarDefaultItemKind] = []
  var isTitleRemoved: Bool { removed.contains(.title) }

  /// Creates the default appearance of bars.
  init() {}

  /// The class names for the style sheet.
  var variant: String? {
    var words = [role.variant].compactMap { $0 }
    switch backgroundVisibility {
    case .hidden: words.append("clear")
    case .visible: words.append(background == nil ? "solid" : "clear")
    case .automatic: if background != nil { words.append("clear") }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  var style: [StyleRule] {
    let ground = backgroundVisibility == .hidden ? nil : background
    let scheme = scheme.map { StyleRule.scheme($0 == .dark ? "dark" : "light") }
    return [ground.map { .background($0) }, scheme].compactMap { $0 }
  }

  /// The class names of the bar at the bottom of a page.
  var footVariant: String {
    backgroundVisibility == .hidden || background != nil ? "foot clear" : "foot"
  }

  /// The style rules of a bar that draws a background.
  var wholeStyle: [StyleRule] {
    let clear = Paint.rgba(red: 0, green: 0, blue: 0, opacity: 0)
    return backgroundVisibility == .hidden ? [.background(clear)] + style : style
  }
}

/// A change that one modifier makes to the appearance of some bars.
nonisolated struct BarEdit {
  var owner: ObjectIdentifier
  var bars: [ToolbarPlacement]
  var edit: (inout BarLook) -> Void
}

extension [BarEdit] {
  @MainActor func look(of bar: ToolbarPlacement.Bar) -> BarLook {
    filter { $0.bars.names(bar) }.reduce(into: BarLook(of: bar)) { $1.edit(&$0) }
  }
}

/// The purpose of a bar.
///
/// Partial: the role affects only the position of the title.
public struct ToolbarRole: Equatable, Sendable {
  let variant: String?

  /// The default purpose of a bar.
  public static var automatic: ToolbarRole { ToolbarRole(variant: nil) }
  /// The purpose of a bar of a navigation stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(variant: nil) }
  /// A bar of a browser of files or pages.
  public static var browser: ToolbarRole { ToolbarRole(variant: "lead-title") }
  /// The purpose of a bar of an editor.
  public static var editor: ToolbarRole { ToolbarRole(variant: "lead-title") }
}

/// A bar of a window.
///
/// Same as Apple's.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Sendable { case automatic, navigation, bottom, tabs }
  let bar: Bar

  /// The page's navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The bar at the top of a page.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The bar at the bottom of a page.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}

extension [ToolbarPlacement] {
  /// Returns whether the bars include `bar`. An empty list and the automatic bar mean the page's
  /// navigation bar.
  func names(_ bar: ToolbarPlacement.Bar) -> Bool {
    contains { $0.bar == bar || ($0.bar == .automatic && bar == .navigation) }
      || (isEmpty && bar == .navigation)
  }
}

/// The display mode of a page's title.
///
/// Same as Apple's.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The default display mode: a large title.
  public static var automatic: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(mode: .automatic)
  }

  /// The display mode of a large title below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// The display mode of a small title in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// The display mode of a large title in the bar.
  ///
  /// Partial: the large title is below the bar, as with ``large``.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}
