import Foundation

/// The resources of the program's target. On Apple's platforms the main bundle contains them;
/// SwiftPM puts them into folders beside the program.
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

  /// Returns a folder and its subfolder `Resources`.
  static func places(_ folder: URL) -> [URL] { [folder, folder.appending(path: "Resources")] }

  /// Returns the URL of a resource of the program's target; `nil` if there is none.
  ///
  /// - Parameter folders: The folders to search; by default those beside the program.
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

  /// Returns the resources with an extension, sorted by their paths.
  ///
  /// - Parameters:
  ///   - subpath: The folder in the resources; `nil` for the top folder.
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

  /// The folders of the languages in which a resource may be, the preferred language first.
  private static var languages: [String] {
    let wanted = PreferredLanguages.current.flatMap { language in
      [language, language.split(separator: "-").first.map(String.init) ?? language]
    }
    return wanted + ["Base", "en"]
  }
}
