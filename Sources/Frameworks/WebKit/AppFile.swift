import Foundation
import StrataDeviceServices

/// The files that `load(_:)` shows for a `file:` URL; `loadFileURL(_:allowingReadAccessTo:)` may
/// show others.
///
/// A visitor may have chosen the URL, such as by typing it into a field. On a phone, a URL cannot
/// reach another app's files, but on a server it could reach those of the whole machine. So only
/// files in the app's bundle are shown, and only of kinds that a page consists of.
enum AppFile {
  /// Returns whether a file is in the app's bundle, and of a kind that is shown.
  ///
  /// - Parameters:
  ///   - file: The URL of the file, which may lead through symbolic links.
  ///   - bundle: The folder of the bundle.
  ///   - data: The folder in which the process stores data, which may be within the bundle.
  /// - Returns: `false` for a file outside of the bundle, for stored data, and for kinds of files
  ///   that a browser does not show, such as programs.
  static func isOwn(
    _ file: URL, in bundle: URL = Bundle.main.bundleURL, storing data: URL = DeviceHost.dataFolder
  ) -> Bool {
    let (file, folder) = (real(file), real(bundle).path)
    return FileKind.isShown(file) && folder != "/" && file.path.hasPrefix(folder + "/")
      && !file.path.hasPrefix(real(data).path + "/")
  }

  private static func real(_ url: URL) -> URL {
    url.standardizedFileURL.resolvingSymlinksInPath()
  }
}
