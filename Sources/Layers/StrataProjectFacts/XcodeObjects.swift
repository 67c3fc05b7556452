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

  /// Returns the path of each group, folder and file from the top of the project, by identifier.
  func places() -> [String: String] {
    var found: [String: String] = [:]
    for (_, project) in all("PBXProject") {
      guard let group = project["mainGroup"] as? String else { continue }
      visit(group, below: top, seen: [], into: &found)
    }
    return found
  }

  private func visit(
    _ id: String, below folder: String, seen: Set<String>, into found: inout [String: String]
  ) {
    // A group that contains itself would recurse for ever.
    guard let object = objects[id], !seen.contains(id) else { return }
    let own = object["path"] as? String
    let isFromTop = object["sourceTree"] as? String == "SOURCE_ROOT"
    let base = isFromTop ? top : folder
    let place = [base, own ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
    found[id] = place
    for child in texts(object["children"]) {
      visit(child, below: place, seen: seen.union([id]), into: &found)
    }
  }

  /// Returns the files of groups that are not folders, with their paths as Xcode shows them.
  func groups() -> [String: String] {
    var found: [String: String] = [:]
    let places = places()
    for (_, project) in all("PBXProject") {
      guard let main = project["mainGroup"] as? String else { continue }
      for child in texts(objects[main]?["children"]) {
        show(child, in: [], isBare: false, seen: [main], places, into: &found)
      }
    }
    return found
  }

  private func show(
    _ id: String, in names: [String], isBare: Bool, seen: Set<String>, _ places: [String: String],
    into found: inout [String: String]
  ) {
    guard let object = objects[id], !seen.contains(id) else { return }
    let path = object["path"] as? String
    let name = object["name"] as? String ?? path?.split(separator: "/").last.map(String.init) ?? ""
    guard object["children"] != nil else {
      if isBare, let place = places[id] { found[place] = (names + [name]).joined(separator: "/") }
      return
    }
    for child in texts(object["children"]) {
      show(
        child, in: names + [name], isBare: isBare || path == nil, seen: seen.union([id]), places,
        into: &found)
    }
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
