import StrataAssets

/// The font files among the app's resources.
enum FontFiles {
  /// Where a browser finds the file of a font; `nil` where the app has none of that name.
  static func address(of name: String) -> String? { AssetBundles.font(named: name)?.address }
}
