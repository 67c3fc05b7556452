import Foundation

/// The Swift files below a folder.
struct SwiftFolder {
  private let top: URL

  init(_ top: URL) { self.top = top }

  /// Reads each file; returns an empty array if the folder does not exist.
  func read() throws -> [FunctionReader] {
    let paths = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
      return FunctionReader.read(text, file: path)
    }
  }
}
