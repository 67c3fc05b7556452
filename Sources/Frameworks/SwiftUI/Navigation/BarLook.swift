import Rendering

/// How the bars of a page look.
struct BarLook: Equatable {
  var background: Paint?
  var backgroundVisibility = Visibility.automatic
  var scheme: String?
  var role = ToolbarRole.automatic
  var isTitleRemoved = false

  /// The classes that say it to the style sheet.
  var variant: String? {
    var words = [scheme, role.variant].compactMap { $0 }
    switch backgroundVisibility {
    case .hidden: words.append("clear")
    case .visible: words.append(background == nil ? "solid" : "clear")
    case .automatic: if background != nil { words.append("clear") }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  var style: [StyleRule] {
    backgroundVisibility == .hidden ? [] : background.map { [.background($0)] } ?? []
  }
}

/// What a bar is for.
///
/// Partial: it decides where the title stands.
public struct ToolbarRole: Equatable, Sendable {
  let variant: String?

  public static var automatic: ToolbarRole { ToolbarRole(variant: nil) }
  public static var navigationStack: ToolbarRole { ToolbarRole(variant: nil) }
  public static var browser: ToolbarRole { ToolbarRole(variant: "lead-title") }
  public static var editor: ToolbarRole { ToolbarRole(variant: "lead-title") }
}

/// A bar of a window.
///
/// Same as Apple's.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Sendable { case automatic, navigation, bottom, tabs }
  let bar: Bar

  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}

extension [ToolbarPlacement] {
  /// No bar named is the automatic one: that of the page.
  func names(_ bar: ToolbarPlacement.Bar) -> Bool {
    contains { $0.bar == bar || ($0.bar == .automatic && bar == .navigation) }
      || (isEmpty && bar == .navigation)
  }
}

/// How the title of a page is shown.
///
/// Same as Apple's.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(mode: .automatic)
  }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// What a bar has of itself.
///
/// Same as Apple's.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
}
