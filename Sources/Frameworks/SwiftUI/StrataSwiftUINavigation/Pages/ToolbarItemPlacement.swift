/// The placement of an item in the page's bars.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Sendable {
    case leading, trailing, secondary, principal, bottom, status, keyboard, titleMenu
  }
  let place: Place
  /// A Boolean value that indicates whether the item is the action that a person most likely wants.
  /// Such an action is shown in bold.
  var isPreferred = false
  /// A Boolean value that indicates whether the app leaves the place to the bar.
  var isAutomatic = false

  /// Places an item where the bar decides: at the trailing edge.
  public static let automatic = ToolbarItemPlacement(place: .trailing, isAutomatic: true)
  /// Places an item in the middle, instead of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Places an item at the leading edge, for navigation.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Places an item at the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// Places an item at the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Places an item at the leading edge of the navigation bar.
  @available(iOS, deprecated: 100000, message: "use topBarLeading instead")
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// Places an item at the trailing edge of the navigation bar.
  @available(iOS, deprecated: 100000, message: "use topBarTrailing instead")
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Places an item as the most common action, at the trailing edge.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// Places an item as a less common action, in a menu at the trailing edge.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  /// Places an item as the action that confirms a modal view, in bold at the trailing edge.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isPreferred: true)
  /// Places an item as the action that cancels a modal view, at the leading edge.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// Places an item as a destructive action in a modal view, at the leading edge.
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// Places an item in the bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Places an item in the center of the bar at the bottom of the page.
  public static let status = ToolbarItemPlacement(place: .status)
  /// Places an item above the on-screen keyboard, while a text field of the page has the focus.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)

  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

extension ToolbarItemPlacement.Place {
  /// A Boolean value that indicates whether labels are shown as icons without titles, for lack of
  /// space.
  var hasBareLabels: Bool {
    switch self {
    case .leading, .trailing, .bottom: true
    case .principal, .status, .keyboard, .titleMenu, .secondary: false
    }
  }
}
