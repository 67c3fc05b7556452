import Foundation

/// The resources of the program's target, which SwiftPM puts into folders next to the program and
/// which Apple's main bundle contains.
package enum MainBundle {
  /// The program's folder, the resource folders of its target, and a `Resources` folder in each.
  static let folders = folders(
    of: Bundle.main.bundleURL, program: Bundle.main.executableURL?.lastPathComponent)

  /// Returns the program's folder, and the resource folders of its target that SwiftPM puts beside
  /// it.
  static func folders(of place: URL, program: String?) -> [URL] {
    guard let program,
      let files = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { return [place] }
    let own = files.filter { $0.hasSuffix("_\(program).resources") }.sorted()
    return [place] + own.map { place.appending(path: $0) }
  }

  /// Returns a folder, and the `Resources` folder in it.
  static func places(_ folder: URL) -> [URL] { [folder, folder.appending(path: "Resources")] }

  /// Returns a resource of the program's target.
  ///
  /// - Parameter folders: Where to look; by default beside the program.
  static func resource(_ name: String, extension suffix: String?, in folders: [URL] = folders)
    -> URL?
  {
    guard !name.isEmpty else { return nil }
    let file = suffix.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    let candidates = folders.flatMap(places).flatMap { folder in
      [folder] + languages.map { folder.appending(path: "\($0).lproj") }
    }
    return candidates.lazy.map { $0.appending(path: file) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the resources with an extension, by their paths.
  ///
  /// - Parameters:
  ///   - subpath: The folder in the resources; `nil` for their top.
  static func resources(
    extension suffix: String, subdirectory subpath: String?, in folders: [URL] = folders
  ) -> [URL] {
    // The program's folder has what the build made, too.
    folders.dropFirst().flatMap(places).flatMap { folder in
      let folder = subpath.map { folder.appending(path: $0) } ?? folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appending(path: $0) }
    }.filter { suffix.isEmpty || $0.pathExtension == suffix }
  }

  /// The folders of languages in which a resource may be, most wanted first.
  private static var languages: [String] {
    let wanted = PreferredLanguages.current.flatMap { language in
      [language, language.split(separator: "-").first.map(String.init) ?? language]
    }
    return wanted + ["Base", "en"]
  }
}
