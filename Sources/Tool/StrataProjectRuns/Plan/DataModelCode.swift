import StrataDataModels

/// The classes that Xcode generates for the entities of Core Data's models.
struct DataModelCode {
  /// The sources that are generated for the data model's classes.
  private(set) var files: [PlannedFile] = []
  /// The data models and their properties that cannot be used, each with the reason.
  private(set) var leftOut: [LeftOut] = []

  /// The name of the file that selects the current version of a model.
  static let version = ".xccurrentversion"

  /// Reads the models among a target's files.
  ///
  /// - Parameters:
  ///   - planned: the files of a target.
  ///   - top: the folder from which the names of omitted files start.
  mutating func read(_ planned: [PlannedFile], in files: any ProjectFiles, below top: String) {
    let originals = planned.filter { !$0.isSource }.compactMap(\.original)
    let models = originals.compactMap(Self.model(of:))
    for model in Set(models).sorted() {
      let inside = originals.filter { Path.isBelow($0, model) }
      let paths = inside.map { Path.relative($0, from: model) }
      let current = files.text(at: "\(model)/\(Self.version)")
      let chosen = DataModel.contents(among: paths, current: current) ?? "contents"
      guard let text = files.text(at: "\(model)/\(chosen)") else { continue }
      let name = Path.relative(model, from: top)
      do throws(DataModelProblem) {
        take(try DataModel(contents: text), named: name)
      } catch {
        leftOut.append(LeftOut(name: name, reason: error.description))
      }
    }
  }

  private mutating func take(_ model: DataModel, named name: String) {
    leftOut += model.leftOut.map { LeftOut(name: name, reason: $0.description) }
    for (file, text) in model.code {
      files.append(.init(path: "StrataBundle/CoreData/\(file)", content: .text(text)))
    }
  }

  /// Returns the outermost folder of a model that a file is in; `nil` if it is in none.
  private static func model(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let kinds: Set = ["xcdatamodeld", "xcdatamodel"]
    guard let end = parts.firstIndex(where: { kinds.contains(Path.kind(String($0))) }) else {
      return nil
    }
    return parts[...end].joined(separator: "/")
  }
}
