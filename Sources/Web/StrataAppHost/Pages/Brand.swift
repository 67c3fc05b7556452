import StrataAssets

/// What an app looks like from outside: its name, its icons and its launch screen.
struct Brand: Equatable, Sendable {
  /// What a page without a title of its own is called.
  var name: String
  var launch: LaunchScreen?
  /// Addresses of the icon: in a tab, and on a home screen.
  var icon: String?
  var touchIcon: String?

  /// What the running program's resources say.
  ///
  /// - Parameter name: The app's name where they say none.
  init(_ name: String) {
    self.init(name, AppInformation.current, folders: nil)
  }

  /// - Parameter folders: Where pictures and colours are; the running program's where none are given.
  init(_ name: String, _ information: AppInformation, folders: [AssetFolder]?) {
    self.name = information.displayName ?? name
    launch = LaunchScreen(information, name: name, folders: folders)
    icon = AssetBundles.icon(atLeast: 32, in: folders)?.address
    touchIcon = AssetBundles.icon(atLeast: 180, in: folders)?.address
  }

  /// For the head of a page. An app without an icon says so, or browsers would ask for one.
  var icons: String {
    guard let icon else { return "<link rel=\"icon\" href=\"data:,\">" }
    let touch = touchIcon.map { "<link rel=\"apple-touch-icon\" href=\"\($0)\">" } ?? ""
    return "<link rel=\"icon\" href=\"\(icon)\">" + touch
  }
}
