public import Foundation

/// A search for the package's programs in the build folder, next to the running test bundle.
public enum BuiltExecutable {
  /// Returns the URL of a program of this package.
  ///
  /// The environment variable `STRATA_EXECUTABLES` names another folder to search.
  ///
  /// - Parameter name: An absolute path, or the product's or target's name; the case of its first
  ///   letter is ignored, since a product and its target may differ in it.
  /// - Throws: ``Missing`` with the folders that were searched.
  public static func url(_ name: String) throws -> URL {
    if name.hasPrefix("/") { return URL(fileURLWithPath: name) }
    let spellings = [name, name.prefix(1).lowercased() + name.dropFirst(), name.capitalized]
    for folder in folders {
      for spelling in spellings {
        let file = folder.appendingPathComponent(spelling)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    throw Missing(name: name, searched: folders.map(\.path))
  }

  /// The error of a program that was not built.
  public struct Missing: Error, Equatable, CustomStringConvertible {
    /// The name of the program.
    public let name: String
    /// The folders in which the program was searched.
    public let searched: [String]
    public var description: String {
      "the program \(name) is not in \(searched.joined(separator: " or ")); "
        + "build it with `swift build --product \(name)`"
    }
  }

  /// The folder that holds the test bundle and the programs built with it.
  static var buildFolder: URL {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let file = URL(fileURLWithPath: running ?? CommandLine.arguments[0])
    return file.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private static var folders: [URL] {
    let given = ProcessInfo.processInfo.environment["STRATA_EXECUTABLES"]
    let started = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return [given.map { URL(fileURLWithPath: $0) }, buildFolder, started].compactMap { $0 }
      + [Bundle.main.bundleURL]
  }
}
