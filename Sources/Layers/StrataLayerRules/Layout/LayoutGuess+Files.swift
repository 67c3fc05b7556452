import StrataProjectFacts

/// Detection of layers by file names, for folders that are features instead of layers.
///
/// `Features/Home` with `HomeView`, `HomeViewModel`, `HomeModel` and `HomeRepository` has four
/// layers. A file name says less than a folder, so only what holds for every use of such names
/// becomes a rule: no model and no repository knows a view. Whether a view model may use a
/// repository is unknown.
extension LayoutGuess {
  /// A source with the layer that its folder suggests.
  struct Source {
    var path: String
    var role: String?
  }

  /// Returns a layer whose file names have the given suffixes.
  private static func endings(_ name: String, _ endings: [String], why: String) -> Role {
    Role(name: name, strong: endings, weak: [], sees: [], why: why)
  }

  static let fileRoles = [
    endings(
      "Views", ["View", "Screen", "ViewController", "Cell"],
      why: "screens change more often than the data that they show"),
    endings(
      "Routers", ["Router", "Wireframe"],
      why: "the ways between screens change more often than what the screens show"),
    endings(
      "Presenters", ["Presenter"],
      why: "the logic of a screen can be tested without the screen"),
    endings(
      "ViewModels", ["ViewModel"], why: "the logic of a screen can be tested without the screen"),
    endings("Models", [], why: "the logic of a screen can be tested without the screen"),
    endings(
      "Data", ["Repository", "Service", "Client", "API", "DTO", "DataSource"],
      why: "where data comes from must not depend on the screens that show it"),
    endings(
      "Domain", ["Model", "Entity", "UseCase", "Interactor"],
      why: "business rules change less often than screens"),
  ]

  /// Pairs of an outer layer, and an inner layer that must not use it in any app.
  static let fileOrders = [
    ("Views", "ViewModels"), ("Views", "Models"), ("Views", "Data"), ("Views", "Domain"),
    ("ViewModels", "Data"), ("ViewModels", "Domain"), ("Views", "Shared"), ("ViewModels", "Shared"),
    ("Views", "Presenters"), ("Routers", "Data"), ("Routers", "Domain"), ("Routers", "Shared"),
    ("Presenters", "Data"), ("Presenters", "Domain"), ("Presenters", "Shared"),
  ]

  /// Derives layers from file names, if folders suggest at most one of the inner layers, files of
  /// two layers share a folder, and most files have such names.
  mutating func takeFileNames(of sources: [Source], _ project: ProjectFacts) {
    let inner: Set = ["Presentation", "Data", "Domain"]
    let told = Set(sources.compactMap(\.role))
    // If there were two modules, each would get the layer of its first file.
    guard project.manifests.flatMap(\.targets).count(where: { !$0.isTest }) < 2,
      told.intersection(inner).count < 2
    else { return }
    // A folder `App` with all sources is the whole project.
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
