import Foundation

/// The folder in which the package of a project is generated and built.
package enum ScratchFolder {
  /// Returns the folder of a project: `~/.cache/strata/projects/Trips-8c1f…`.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the project, which distinguishes projects with the same name.
  ///   - environment: the environment variables, of which `XDG_CACHE_HOME` and `HOME` are used.
  package static func path(of path: String, environment: [String: String]) -> String {
    let stated = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let stem = Path.stem(path).map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return Path.plain(
      "\(stated ?? "\(home)/.cache")/strata/projects/\(String(stem))-\(hash(of: Path.plain(path)))")
  }

  /// Returns a hash that is the same in each run: FNV-1a with 64 bits.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
