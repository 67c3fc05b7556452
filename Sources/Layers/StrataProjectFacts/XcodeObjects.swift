/// The objects of a `project.pbxproj` by identifier.
struct XcodeObjects {
  let objects: [String: [String: Any]]
  let top: String

  func all(_ kind: String) -> [(id: String, values: [String: Any])] {
    objects.filter { $0.value["isa"] as? String == kind }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func texts(_ value: Any?) -> [String] { value as? [String] ?? [] }

  // MARK: - Targets

  func targets() -> [XcodeProject.Target] {
    let places = places()
    let marked = exceptions(places)
    return all("PBXNativeTarget").compactMap { id, target in
      guard let name = target["name"] as? String else { return nil }
      let kind = target["productType"] as? String ?? ""
      let phases = texts(target["buildPhases"]).compactMap { objects[$0] }
      let references = phases.flatMap { texts($0["files"]) }
        .compactMap { objects[$0]?["fileRef"] as? String }
      let own = texts(target["fileSystemSynchronizedGroups"])
      let files = references.compactMap { places[$0] }
      let (out, added) = (
        marked.filter { $0.target == id && own.contains($0.group) },
        marked.filter { $0.target == id && !own.contains($0.group) }
      )
      return XcodeProject.Target(
        name: name, files: Set(files + added.flatMap(\.paths)),
        folders: own.compactMap { places[$0] },
        isTest: kind.contains("unit-test") || kind.contains("ui-testing"),
        excluded: out.flatMap(\.paths))
    }
  }

  /// The exceptions of a synchronized folder: files that a target excludes although it builds the
  /// folder, or files that a target builds although it does not build the folder.
  private struct Marked {
    var group: String
    var target: String
    var paths: [String]
  }

  private func exceptions(_ places: [String: String]) -> [Marked] {
    all("PBXFileSystemSynchronizedRootGroup").flatMap { id, group in
      texts(group["exceptions"]).compactMap { objects[$0] }.compactMap { set in
        guard let target = set["target"] as? String, let place = places[id] else { return nil }
        let names = texts(set["membershipExceptions"])
        let paths = names.map { place.isEmpty ? $0 : "\(place)/\($0)" }
        return Marked(group: id, target: target, paths: paths)
      }
    }
  }

  /// The identifiers of the groups that contain everything else.
  private var mainGroups: [String] {
    all("PBXProject").compactMap { $0.values["mainGroup"] as? String }
  }

  /// Returns the path of each group, folder and file from the top of the project, by identifier.
  ///
  /// Without recursion, since groups can be nested deeper than a thread's stack. Each object is
  /// visited once: there can be more ways to it than anybody can go.
  func places() -> [String: String] {
    var found: [String: String] = [:]
    var open = mainGroups.reversed().map { (id: $0, folder: top) }
    while let (id, folder) = open.popLast() {
      guard let object = objects[id], found[id] == nil else { continue }
      let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? top : folder
      let place = [base, object["path"] as? String ?? ""].filter { !$0.isEmpty }
        .joined(separator: "/")
      found[id] = place
      open += texts(object["children"]).reversed().map { (id: $0, folder: place) }
    }
    return found
  }

  /// Returns the files of groups that are not folders, with their paths as Xcode shows them.
  func groups() -> [String: String] {
    var found: [String: String] = [:]
    var seen = Set(mainGroups)
    let places = places()
    var open = mainGroups.flatMap { texts(objects[$0]?["children"]) }.reversed().map {
      Shown(id: $0)
    }
    while let shown = open.popLast() {
      guard let object = objects[shown.id], seen.insert(shown.id).inserted else { continue }
      let path = object["path"] as? String
      let name =
        object["name"] as? String ?? path?.split(separator: "/").last.map(String.init) ?? ""
      let names = shown.names + [name]
      if object["children"] == nil {
        if shown.isBare, let place = places[shown.id] {
          found[place] = names.joined(separator: "/")
        }
      } else {
        let isBare = shown.isBare || path == nil
        open += texts(object["children"]).reversed().map {
          Shown(id: $0, names: names, isBare: isBare)
        }
      }
    }
    return found
  }

  /// A group or file that Xcode shows: in the groups of these names, one of which may be no folder.
  private struct Shown {
    var id: String
    var names: [String] = []
    var isBare = false
  }

  // MARK: - Settings and packages

  func settings() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (_, values) in all("XCBuildConfiguration") {
      for (key, value) in values["buildSettings"] as? [String: Any] ?? [:] {
        found[Self.plain(key), default: []].insert(Self.text(value))
      }
    }
    return found
  }

  func packages() -> [String: String] {
    var found: [String: String] = [:]
    for (_, values) in all("XCRemoteSwiftPackageReference") {
      guard let address = values["repositoryURL"] as? String else { continue }
      let rule = values["requirement"] as? [String: Any] ?? [:]
      found[address] = rule.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        .joined(separator: ",")
    }
    for (_, values) in all("XCLocalSwiftPackageReference") {
      if let path = values["relativePath"] as? String { found[path] = "local" }
    }
    return found
  }
}
