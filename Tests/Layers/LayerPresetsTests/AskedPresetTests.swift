import StrataImportGraph
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import Testing

/// Tests that a check of one file finds the same in it as a check of the whole project.
@Suite struct AskedPresetTests {
  private static let projects = [
    PresetProject.layers, .template, .featureFirst, .dashboard, .modules, .strata,
  ]

  /// Yields after each change: judging blocks the thread, and other tests wait.
  @Test(.thorough, arguments: projects)
  func `a file that is checked alone has the same violations as in a check of all files`(
    project: PresetProject
  ) async throws {
    let book = try project.book()
    try judgeAlone(project.kept.keys.sorted(), in: project.kept, book, "kept")
    for (number, slip) in project.slips.enumerated() {
      await Task.yield()
      guard let files = slip.applied(to: project.kept) else { continue }
      // The files of the expected violations, and in turn another file, which has none.
      let other = files.keys.sorted()[number % files.count]
      let places = slip.places.map { String($0.split(separator: ":")[0]) } + [other]
      try judgeAlone(places, in: files, book, slip.description)
    }
  }

  private func judgeAlone(
    _ paths: [String], in files: [String: String], _ book: LayerBook, _ name: String
  ) throws {
    let tree = WrittenTree(files)
    let check = LayerCheck(book: book)
    let whole = try check.violations(in: tree)
    for path in paths where path != book.file {
      let project = try SourceProject(tree, book: book, asked: Asked { $0 == path }, also: [])
      let alone = check.violations(in: project).filter { $0.path == path }
      #expect(alone == whole.filter { $0.path == path }, "\(name): \(path)")
    }
  }
}
