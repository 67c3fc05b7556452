import Foundation
import StrataAssets

/// The URL schemes of the app: those of `CFBundleURLTypes` in its `Info.plist`.
package enum AppSchemes {
  /// The schemes in lowercase letters. Tests set others.
  @TaskLocal package static var all = AppInformation.current.urlSchemes

  /// Returns whether a URL has one of the app's schemes.
  package static func contain(_ url: URL) -> Bool {
    url.scheme.map { all.contains($0.lowercased()) } ?? false
  }
}
