/// Where an item stands in the bar.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Sendable { case leading, trailing, principal, bottom, status, keyboard, titleMenu }
  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  @available(iOS, deprecated: 100000, message: "use topBarLeading instead")
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  @available(iOS, deprecated: 100000, message: "use topBarTrailing instead")
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// Partial: it stands beside the primary actions, and in no menu of its own.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// At the foot of the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In the middle of the bar at the foot of the page.
  public static let status = ToolbarItemPlacement(place: .status)
  /// Above the keyboard, while a text field of the page has the focus.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)

  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

extension ToolbarItemPlacement.Place {
  /// Whether there is room for symbols alone.
  var hasBareLabels: Bool {
    switch self {
    case .leading, .trailing, .bottom: true
    case .principal, .status, .keyboard, .titleMenu: false
    }
  }
}
