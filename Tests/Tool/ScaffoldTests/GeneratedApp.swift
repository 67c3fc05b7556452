import Foundation

@testable import StrataScaffold

/// The files of a new app without white space, since a listing may have other line breaks.
struct GeneratedApp {
  private let texts: [String: String]

  /// Creates the files of an app.
  ///
  /// - Parameter example: whether it is the document's example, as `Examples/MyApp` is.
  init(example: Bool) throws {
    let files = try NewProject(name: "MyApp", example: example).files(strata: "../..")
    texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.squeeze($0.text)) })
  }

  var paths: [String] { texts.keys.sorted() }

  /// Returns the lines that a file of the app's folder lacks; all of them if there is no file.
  func missing(_ lines: [String], from path: String) -> [String] {
    let text = texts["MyApp/\(path)"] ?? texts[path] ?? ""
    return lines.filter { !text.contains(Self.squeeze($0)) }
  }

  private static func squeeze(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
