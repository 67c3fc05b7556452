import StrataAssets

/// The font files among the app's resources.
enum FontFiles {
  /// Returns the URL path of a font's file; `nil` if the app has none with that name.
  static func address(of name: String) -> String? { AssetBundles.font(named: name)?.address }
}
