package import Foundation

/// The folders of modules' resources.
package enum ResourceFolder {
  /// Returns the folder of a module's resources.
  ///
  /// SwiftPM's `Bundle.module` looks beside the running program and then in the folder of the build.
  /// In a Swift SDK the modules are a shared library, whose resources lie beside it, wherever the
  /// program is.
  ///
  /// - Parameters:
  ///   - module: the name of the module.
  ///   - code: an address in the library or program that contains the module.
  ///   - otherwise: the folder if there is none beside that library.
  package static func url(
    of module: String, beside code: UnsafeRawPointer = #dsohandle, otherwise: @autoclosure () -> URL
  ) -> URL {
    guard let file = file(of: code) else { return otherwise() }
    let folder = file.deletingLastPathComponent()
      .appending(path: "Strata_\(module).resources", directoryHint: .isDirectory)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : otherwise()
  }

  /// Returns the library or program that contains an address.
  private static func file(of code: UnsafeRawPointer) -> URL? {
    var found = Dl_info()
    guard dladdr(code, &found) != 0, let name = found.dli_fname else { return nil }
    return URL(fileURLWithPath: String(cString: name))
  }
}
