import Foundation

@testable import StrataScaffold

/// The files of a new app, without their white space: a listing may be broken differently.
struct GeneratedApp {
  private let texts: [String: String]

  /// - Parameter example: whether it is the document's example, as `Examples/MyApp` is.
  init(example: Bool) throws {
    let files = try NewProject(name: "MyApp", example: example).files(strata: "../..")
    texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.squeeze($0.text)) })
  }

  var paths: [String] { texts.keys.sorted() }

  /// Which of these lines a file of the app's folder does not have; all where there is no file.
  func missing(_ lines: [String], from path: String) -> [String] {
    let text = texts["MyApp/\(path)"] ?? texts[path] ?? ""
    return lines.filter { !text.contains(Self.squeeze($0)) }
  }

  private static func squeeze(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
