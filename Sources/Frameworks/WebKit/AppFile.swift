import Foundation
import StrataDeviceServices

/// The files that a web view shows if it is only asked for their address.
///
/// An address may come from a visitor, such as from a field in which they enter one. On a phone, an
/// app then finds no other app's files; on a server, it would find those of the whole machine. So
/// only files of the app's bundle are shown, of kinds that pages consist of.
enum AppFile {
  /// Returns whether a file is one of the app's bundle.
  ///
  /// - Parameters:
  ///   - file: The address of the file, also by symbolic links.
  ///   - bundle: The folder of the bundle.
  ///   - data: The folder of what the process stores, which may be in that of the bundle.
  /// - Returns: `false` also for kinds of files that a browser does not show, such as programs.
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
