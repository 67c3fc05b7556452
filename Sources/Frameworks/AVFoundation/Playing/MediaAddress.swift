import Foundation
import StrataAssets
import StrataDeviceServices

/// The addresses from which a browser gets sounds and movies.
enum MediaAddress {
  /// Returns the address of a file that came with the app, or of one on the web by `https`; `nil`
  /// for others.
  static func of(_ url: URL) -> String? {
    guard url.isFileURL else { return url.scheme == "https" ? url.absoluteString : nil }
    guard isOfApp(url), let asset = AssetStore.asset(at: url), asset.type.isMedia else {
      return nil
    }
    return asset.address
  }

  /// Returns the content of another file, such as one that a person has sent or the app has
  /// written, which is served for as long as it is kept.
  ///
  /// `AssetStore` is for the app's files: it keeps them for all devices and for ever, and its
  /// addresses can be forged by the content of a file.
  static func held(_ url: URL) -> HeldAsset? {
    guard url.isFileURL, !isOfApp(url), let type = AssetType(fileExtension: url.pathExtension),
      type.isMedia, let data = try? Data(contentsOf: url)
    else { return nil }
    return HeldAsset(data, type, size: PictureSize(width: 0, height: 0))
  }

  /// Returns whether a file came with the app: it is in the program's folder, and not where the
  /// process writes, which may be in the program's folder, too.
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
