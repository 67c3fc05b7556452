import Foundation
import StrataAssets
import StrataDeviceServices

/// The addresses from which a browser gets sounds and movies.
enum MediaAddress {
  /// Returns the address of a file that came with the app, or of a URL that begins with `https`;
  /// `nil` for any other URL.
  static func of(_ url: URL) -> String? {
    guard url.isFileURL else { return url.scheme == "https" ? url.absoluteString : nil }
    guard isOfApp(url), let asset = AssetStore.asset(at: url), asset.type.isMedia else {
      return nil
    }
    return asset.address
  }

  /// Returns the content of a file that did not come with the app, such as one that a person has
  /// sent or the app has written. It is served as long as the returned value is kept.
  ///
  /// `AssetStore` does not fit such files: it keeps files for all devices and for ever, and the
  /// content of a file could be made to forge its addresses.
  static func held(_ url: URL) -> HeldAsset? {
    guard url.isFileURL, !isOfApp(url), let type = AssetType(fileExtension: url.pathExtension),
      type.isMedia, let data = try? Data(contentsOf: url)
    else { return nil }
    return HeldAsset(data, type, size: PictureSize(width: 0, height: 0))
  }

  /// Returns whether a file came with the app: it lies in the program's folder, but not in a folder
  /// to which the process writes.
  private static func isOfApp(_ url: URL) -> Bool {
    let program = Bundle.main.bundleURL
    let written = [DeviceHost.dataFolder, FileManager.default.temporaryDirectory]
    return isIn(program, url)
      && !written.contains { isIn(program, $0) && isIn($0, url) }
  }

  private static func isIn(_ folder: URL, _ url: URL) -> Bool {
    (url.resolvingSymlinksInPath().path + "/")
      .hasPrefix(folder.resolvingSymlinksInPath().path + "/")
  }
}
