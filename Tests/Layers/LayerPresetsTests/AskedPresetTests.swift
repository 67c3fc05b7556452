import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import Testing

/// A check that is asked about one file finds there what a check of the whole project finds there.
@Suite struct AskedPresetTests {
  private static let projects = [
    PresetProject.layers, .template, .featureFirst, .dashboard, .modules, .strata,
  ]

  /// Gives way after each change: judging is work without a pause, and others wait for an answer.
  @Test(arguments: projects)
  func `one file is judged as with all others`(project: PresetProject) async throws {
    let book = try project.book()
    try judgeAlone(project.kept.keys.sorted(), in: project.kept, book, "kept")
    for (number, slip) in project.slips.enumerated() {
      await Task.yield()
      guard let files = slip.applied(to: project.kept) else { continue }
      // Those that the slip is told in, and another one in turn, in which nothing may be told.
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
    let whole = try check.breaches(in: tree)
    for path in paths where path != book.file {
      let house = try House(tree, book: book, asked: Asked { $0 == path }, also: [])
      let alone = check.breaches(in: house).filter { $0.path == path }
      #expect(alone == whole.filter { $0.path == path }, "\(name): \(path)")
    }
  }
}
