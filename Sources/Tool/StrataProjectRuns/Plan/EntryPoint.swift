import StrataImportGraph

/// Finds the place where an app begins.
enum EntryPoint {
  /// Checks that an app's sources begin in a way that Strata can start.
  ///
  /// - Parameters:
  ///   - target: the app's target.
  ///   - leftOut: the parts that are not built, among which its storyboards are found.
  /// - Throws: ``ProjectRunProblem`` that names the file that begins otherwise, or the storyboards.
  static func check(
    _ target: PlannedTarget, in files: some ProjectFiles, leftOut: [LeftOut]
  ) throws(ProjectRunProblem) {
    guard !target.sources.isEmpty else {
      throw ProjectRunProblem(text: "the target '\(target.name)' has no Swift sources")
    }
    for file in target.sources {
      guard let path = file.original, let text = files.text(at: path) else { continue }
      if Path.name(path) == "main.swift" { return }
      guard let found = entry(in: SwiftLexer.tokens(of: text)) else { continue }
      if found.isDelegate, !makesWindow(target, in: files) {
        throw ProjectRunProblem(
          text: "\(path):\(found.line) starts the app with an app delegate, and no source sets"
            + " the rootViewController of a window\(storyboards(leftOut)); Strata starts an App of"
            + " SwiftUI with '@main', or a delegate that makes the window")
      }
      return
    }
    throw ProjectRunProblem(
      text: "the target '\(target.name)' has no '@main'\(storyboards(leftOut));"
        + " Strata starts an App of SwiftUI with '@main'")
  }

  /// Returns whether a source sets the root view controller of a window, so that the app needs no
  /// storyboard.
  private static func makesWindow(_ target: PlannedTarget, in files: some ProjectFiles) -> Bool {
    target.sources.compactMap(\.original).contains { path in
      guard let text = files.text(at: path), text.contains("rootViewController") else {
        return false
      }
      let tokens = SwiftLexer.tokens(of: text)
      return tokens.indices.dropLast().contains {
        tokens[$0].isWord("rootViewController") && tokens[$0 + 1].isMark("=")
      }
    }
  }

  private static func storyboards(_ leftOut: [LeftOut]) -> String {
    let names = leftOut.map(\.name).filter { Path.kind($0) == "storyboard" }
    return names.isEmpty
      ? "" : ", and Strata reads no storyboards: \(names.joined(separator: ", "))"
  }

  /// Returns the line of the attribute that marks the program's entry point; `nil` if there is
  /// none.
  private static func entry(in tokens: [SwiftToken]) -> (line: Int, isDelegate: Bool)? {
    for index in tokens.indices.dropLast() where tokens[index].isMark("@") {
      let word = tokens[index + 1]
      if word.isWord("UIApplicationMain") {
        return (word.line, true)
      }
      guard word.isWord("main") else { continue }
      let head = tokens[(index + 2)...].prefix { !$0.isMark("{") }
      return (word.line, head.contains { $0.isWord("UIApplicationDelegate") })
    }
    return nil
  }
}
