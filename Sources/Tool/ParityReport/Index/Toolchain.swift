import Foundation

/// The Swift toolchain that builds this package.
enum Toolchain {
  /// Returns the URL of a library that the toolchain has for tools.
  ///
  /// - Throws: ``ParityProblems`` if `swift` cannot report its location.
  static func library(_ name: String) throws -> URL {
    try resources().deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Returns the toolchain's folder of Swift's resources, such as `/opt/swift/usr/lib/swift`. It
  /// asks `swift`, since the program on the path may be a link or a proxy.
  private static func resources() throws -> URL {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let info = try? JSONDecoder().decode(Info.self, from: data) else {
      throw ParityProblems(all: [
        "`swift -print-target-info` printed no `paths.runtimeResourcePath`, so the toolchain's folder "
          + "is unknown: install Swift 6.3 and put its `swift` on the PATH"
      ])
    }
    return URL(fileURLWithPath: info.paths.runtimeResourcePath)
  }
}
