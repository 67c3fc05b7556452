import StrataProjectFacts

/// Layers that files tell by their own names, where folders are features and tell none.
///
/// `Features/Home` with `HomeView`, `HomeViewModel`, `HomeModel` and `HomeRepository` has four. A name
/// says less than a folder does, so only what is true however such names are used becomes a rule: no
/// model and no repository knows a view. Whether a view model may ask a repository, nobody can tell.
extension LayoutGuess {
  /// A source with the layer that its folder tells.
  struct Source {
    var path: String
    var role: String?
  }

  /// A layer whose files end so.
  private static func endings(_ name: String, _ endings: [String], why: String) -> Role {
    Role(name: name, strong: endings, weak: [], sees: [], why: why)
  }

  static let fileRoles = [
    endings(
      "Views", ["View", "Screen", "ViewController", "Cell"],
      why: "a screen changes more often than what it shows"),
    endings(
      "ViewModels", ["ViewModel"], why: "what a screen shows is tested without the screen"),
    endings("Models", [], why: "what a screen shows is tested without the screen"),
    endings(
      "Data", ["Repository", "Service", "Client", "API", "DTO", "DataSource"],
      why: "where data comes from is no screen's business"),
    endings(
      "Domain", ["Model", "Entity", "UseCase"],
      why: "what the app is about outlives how it is shown"),
  ]

  /// An outer floor, and an inner one that knows nothing of it whatever the app is.
  static let fileOrders = [
    ("Views", "ViewModels"), ("Views", "Models"), ("Views", "Data"), ("Views", "Domain"),
    ("ViewModels", "Data"), ("ViewModels", "Domain"), ("Views", "Shared"), ("ViewModels", "Shared"),
  ]

  /// Takes floors from the names of files, where folders tell one layer of the inner ones at most, two
  /// kinds of files stand in one folder, and most files are called so.
  mutating func takeFileNames(of sources: [Source], _ project: ProjectFacts) {
    let inner: Set = ["Presentation", "Data", "Domain"]
    let told = Set(sources.compactMap(\.role))
    // Of two modules each would stand on the floor of its first file.
    guard project.manifests.flatMap(\.targets).count(where: { !$0.isTest }) < 2,
      told.intersection(inner).count < 2
    else { return }
    // A folder `App` that holds everything is the project's own.
    let kept = told == ["App"] ? [] : told.subtracting(inner)
    let own = sources.filter { $0.role.map(kept.contains) != true }.map(\.path)
    let found = FileRoles(own)
    let others = Set(sources.map(\.path)).subtracting(own)
    guard found.isMixed, found.places.count * 2 > own.count, !found.claims(any: others) else {
      return
    }
    isToldByFiles = true
    folders = folders.filter { kept.contains($0.key) }
      .merging(found.patterns) { folder, _ in folder }
    left = own.filter { found.places[$0] == nil }
    coveredCount = fileCount - left.count
  }
}
