import Foundation

/// A folder of templates that ships with the tool.
struct TemplateFolder {
  let name: String

  private static let ending = ".mustache"

  /// Returns every file that the templates produce with these values.
  ///
  /// - Throws: ``Mustache/Failure`` for a template that does not match the values, and the error of
  ///   reading the folder.
  func files(with values: [String: Mustache.Value]) throws -> [ProjectFile] {
    let top = Bundle.module.bundleURL.appending(path: "Templates/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    return try paths.filter { $0.hasSuffix(Self.ending) }.sorted().map { path in
      let template = try String(contentsOf: top.appending(path: path), encoding: .utf8)
      return ProjectFile(
        path: try Mustache(String(path.dropLast(Self.ending.count))).text(with: values),
        text: try Mustache(template).text(with: values))
    }
  }

  /// Returns the path and the text of every template, one after another.
  ///
  /// - Throws: The error of reading the folders.
  static func sources() throws -> [String] {
    let top = Bundle.module.bundleURL.appending(path: "Templates")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    return try paths.filter { $0.hasSuffix(ending) }.sorted().flatMap { path in
      [path, try String(contentsOf: top.appending(path: path), encoding: .utf8)]
    }
  }
}
