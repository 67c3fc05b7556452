import Foundation

/// The fonts that Chromium uses in tests, the same on every machine: the widths of letters, and so
/// line breaks and screenshots, do not depend on installed fonts.
///
/// Letters come from Inter, or from DejaVu where Inter lacks them; emoji from Noto Color Emoji.
/// They are Debian's packages `fonts-inter`, `fonts-dejavu-core` and `fonts-noto-color-emoji`. If
/// Debian's folders have none of them, Chromium uses the machine's fonts.
///
/// `STRATA_TEST_FONT="DejaVu Sans"` selects another installed family.
struct TestFonts: Equatable {
  /// The family for `sans-serif` and `system-ui`.
  var family: String
  /// The folders of the fonts.
  var folders: [String]

  static let inter = "Inter"
  static let packaged = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ]

  /// Returns the fonts for an environment; `nil` to use the machine's fonts.
  ///
  /// - Parameters:
  ///   - environment: `STRATA_TEST_FONT` names another family, for which all folders are read.
  ///   - exists: Whether there is a file or a folder at a path.
  static func chosen(
    _ environment: [String: String],
    exists: (String) -> Bool = FileManager.default.fileExists(atPath:)
  ) -> TestFonts? {
    if let family = environment["STRATA_TEST_FONT"], !family.isEmpty {
      return TestFonts(family: family, folders: ["/usr/share/fonts", "/usr/local/share/fonts"])
    }
    let folders = packaged.filter(exists)
    guard folders.first == packaged.first else { return nil }
    return TestFonts(family: inter, folders: folders)
  }

  /// Returns a configuration for fontconfig (`fonts-conf(5)`).
  ///
  /// - Parameter cache: The folder for fontconfig's cache.
  func configuration(cache: String) -> String {
    let dirs = folders.map { "<dir>\(Self.escaped($0))</dir>" }.joined(separator: "\n")
    let names = ["sans-serif", "system-ui", "ui-sans-serif", "sans"]
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(dirs)
      <cachedir>\(Self.escaped(cache))</cachedir>
      \(names.map { Self.alias($0, [family, "DejaVu Sans"]) }.joined(separator: "\n"))
      \(Self.alias("serif", ["DejaVu Serif"]))
      \(Self.alias("monospace", ["DejaVu Sans Mono"]))
      \(Self.alias("emoji", ["Noto Color Emoji"]))
      <match target="pattern">
      <edit name="family" mode="append_last"><string>\(Self.escaped(family))</string></edit>
      </match>
      <match target="font">
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      <edit name="hinting" mode="assign"><bool>true</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
      </match>
      </fontconfig>
      """
  }

  /// Writes the configuration into a folder.
  ///
  /// - Returns: The environment variables with which a program finds it.
  /// - Throws: The error of the file system.
  func environment(in folder: String) throws -> [String: String] {
    let file = folder + "/fonts.conf"
    let text = configuration(cache: folder + "/font-cache")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return ["FONTCONFIG_FILE": file]
  }

  private static func alias(_ name: String, _ families: [String]) -> String {
    let preferred = families.map { "<family>\(escaped($0))</family>" }.joined()
    return """
      <alias binding="same"><family>\(name)</family><prefer>\(preferred)</prefer></alias>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
