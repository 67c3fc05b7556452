public import StrataImportGraph
public import StrataProjectFacts

/// A project as rules see it: sources with their facts, types, modules and manifests.
public struct SourceProject: Sendable {
  /// The Swift sources that are part of a target.
  public internal(set) var files: [SourceFile] = []
  /// The paths of all files of any kind.
  public internal(set) var paths: [String] = []
  /// The declared types of the sources.
  public internal(set) var types = TypeTable()
  /// The imports between the modules.
  public internal(set) var modules = ModuleGraph()
  /// The manifests, Xcode projects and build settings.
  public internal(set) var facts = ProjectFacts()
  var layers: [ProjectLayer] = []
  /// The problems of unreadable files, one sentence each.
  public var troubles: [String] = []
  /// The links that were not followed.
  public internal(set) var links: [TreeListing.Link] = []
  let tree: any SourceTree
  /// The part of the project to check; `nil` for all of it.
  var asked: Asked?
  /// The files to check. Other files were read only as far as ``RuleKind/reach`` requires.
  public internal(set) var judged: [SourceFile] = []

  /// Returns a file's text; `nil` if it is unreadable.
  public func text(at path: String) -> String? { try? tree.text(at: path) }

  /// Returns the files of a layer.
  func files(in layer: String) -> [SourceFile] { files.filter { $0.layer == layer } }
}
