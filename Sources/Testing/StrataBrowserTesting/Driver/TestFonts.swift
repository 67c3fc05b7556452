import Foundation

/// The fonts that Chromium draws with in tests, the same on every machine: the widths of letters,
/// and so line breaks and screenshots, do not depend on what else is installed.
///
/// Letters are Inter's, and DejaVu's where Inter lacks them; pictures are Noto Color Emoji's. All
/// come from Debian's packages `fonts-inter`, `fonts-dejavu-core` and `fonts-noto-color-emoji`. On
/// a system that keeps none of them in Debian's folders, Chromium draws with the machine's fonts.
///
/// `STRATA_TEST_FONT="DejaVu Sans"` draws with another family that is installed.
struct TestFonts: Equatable {
  /// The family that stands for `sans-serif` and `system-ui`.
  var family: String
  /// The folders that Chromium finds fonts in.
  var folders: [String]

  static let inter = "Inter"
  static let packaged = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ]

  /// Chooses the fonts for an environment; nothing where the machine's own are to be used.
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

  /// Fontconfig's configuration, after its own manual's format (`fonts-conf(5)`).
  ///
  /// - Parameter cache: A folder in which fontconfig keeps what it has read of the fonts.
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
  /// - Returns: The variables by which a program finds it.
  /// - Throws: What the file system says.
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
