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

  /// Returns the file of the library or program that is mapped at an address; `nil` if there is
  /// none.
  ///
  /// A line of the kernel's list of mappings is `7f00-7f80 r-xp 00000000 08:01 42
  /// /usr/lib/libc.so`.
  private static func file(of code: UnsafeRawPointer) -> URL? {
    let address = UInt(bitPattern: code)
    // The kernel gives a part at a time, and the file has no size: it is read to its end.
    let bytes = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
    let list = String(decoding: bytes ?? Data(), as: UTF8.self)
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] <= address, address < ends[1] else { continue }
      // The path is aligned by blanks.
      return words.count == 6 ? URL(fileURLWithPath: String(words[5].drop { $0 == " " })) : nil
    }
    return nil
  }
}
