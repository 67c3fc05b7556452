public import StrataImportGraph
public import StrataProjectFacts

/// Everything that rules look at: sources with their facts, types, modules, and the project.
public struct House: Sendable {
  public internal(set) var files: [SourceFile] = []
  /// Every file, of whatever kind.
  public internal(set) var paths: [String] = []
  public internal(set) var types = TypeTable()
  public internal(set) var modules = ModuleGraph()
  public internal(set) var project = ProjectFacts()
  var floors: [HouseFloor] = []
  /// What could not be read, one sentence each.
  public var troubles: [String] = []
  /// Links that were not followed.
  public internal(set) var links: [TreeListing.Link] = []
  let tree: any SourceTree
  /// What the check is asked about; `nil` for all.
  var asked: Asked?
  /// The files that the check is asked about. Of the others only so much was read as
  /// ``RuleKind/reach`` says.
  public internal(set) var judged: [SourceFile] = []

  /// A file's text; `nil` where it cannot be read.
  public func text(at path: String) -> String? { try? tree.text(at: path) }

  /// The files on a floor.
  func files(on floor: String) -> [SourceFile] { files.filter { $0.floor == floor } }
}
