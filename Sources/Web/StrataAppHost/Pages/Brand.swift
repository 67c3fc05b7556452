import StrataAssets

/// The name, icons and launch screen of an app.
struct Brand: Equatable, Sendable {
  /// The title of pages that have none.
  var name: String
  var launch: LaunchScreen?
  /// The app's accent color; `nil` for the style sheet's.
  var accent: AccentColor?
  /// The URL of the icon in a tab.
  var icon: String?
  /// The URL of the icon for a phone's home screen.
  var touchIcon: String?

  /// Reads the brand from the running program's resources.
  ///
  /// - Parameter name: The app's name if the resources contain none.
  init(_ name: String) {
    self.init(name, AppInformation.current, folders: nil)
  }

  /// Reads the brand from an `Info.plist` and folders of resources.
  ///
  /// - Parameter folders: The folders of pictures and colours; those of the running program if
  ///   `nil`.
  init(_ name: String, _ information: AppInformation, folders: [AssetFolder]?) {
    self.name = information.displayName ?? name
    launch = LaunchScreen(information, name: name, folders: folders)
    accent = AccentColor(information, folders: folders)
    icon = AssetBundles.icon(atLeast: 32, in: folders)?.address
    touchIcon = AssetBundles.icon(atLeast: 180, in: folders)?.address
  }

  /// The links for the head of a page. An app without an icon gets a link to an empty one, since
  /// browsers would otherwise request one.
  var icons: String {
    guard let icon else { return "<link rel=\"icon\" href=\"data:,\">" }
    let touch = touchIcon.map { "<link rel=\"apple-touch-icon\" href=\"\($0)\">" } ?? ""
    return "<link rel=\"icon\" href=\"\(icon)\">" + touch
  }
}
