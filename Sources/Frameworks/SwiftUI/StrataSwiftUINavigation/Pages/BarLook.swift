import StrataRendering
import SwiftUICore

/// How the bars of a page look.
struct BarLook: Equatable {
  var background: Paint?
  var backgroundVisibility = Visibility.automatic
  var scheme: ColorScheme?
  var role = ToolbarRole.automatic
  var isTitleRemoved = false

  /// The classes that say it to the style sheet.
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

  /// The bar at the foot of a page.
  var footVariant: String {
    backgroundVisibility == .hidden || background != nil ? "foot clear" : "foot"
  }

  /// The same for a bar that has its ground on itself.
  var wholeStyle: [StyleRule] {
    let clear = Paint.rgba(red: 0, green: 0, blue: 0, opacity: 0)
    return backgroundVisibility == .hidden ? [.background(clear)] + style : style
  }
}

/// What one modifier wants of some bars.
struct BarEdit {
  var owner: ObjectIdentifier
  var bars: [ToolbarPlacement]
  var edit: (inout BarLook) -> Void
}

extension [BarEdit] {
  func look(of bar: ToolbarPlacement.Bar) -> BarLook {
    filter { $0.bars.names(bar) }.reduce(into: BarLook()) { $1.edit(&$0) }
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
  /// Partial: a large title below the bar, as `large` is, not in it.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// What a bar has of itself.
///
/// Same as Apple's.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
}
