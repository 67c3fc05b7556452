extension XcodeObjects {
  /// The values of the project object.
  var project: [String: Any] { all("PBXProject").first?.values ?? [:] }

  /// Returns the targets in the order of the project.
  func builds() -> [XcodeBuildTarget] {
    let places = places()
    let known = Dictionary(targets().map { ($0.name, $0) }) { first, _ in first }
    let order = texts(project["targets"])
    return all("PBXNativeTarget")
      .sorted { (order.firstIndex(of: $0.id) ?? .max) < (order.firstIndex(of: $1.id) ?? .max) }
      .compactMap { id, target in
        guard let name = target["name"] as? String, let basics = known[name] else { return nil }
        let phased = phasedFiles(of: target, places)
        // Files that a target without the whole folder includes are in no build phase.
        let added = basics.files.subtracting(references(of: target).compactMap { places[$0] })
        return XcodeBuildTarget(
          name: name, productType: target["productType"] as? String ?? "",
          files: Set(phased + added).sorted(), folders: basics.folders.sorted(),
          excluded: Set(basics.excluded + foreignFiles(of: id, places)).sorted(),
          packageProducts: packageProducts(of: target),
          dependencies: dependencies(of: target), scripts: scripts(of: target),
          configurations: configurations(of: target, places))
      }
  }

  /// Returns the names of the aggregate targets.
  func aggregates() -> [String] {
    all("PBXAggregateTarget").compactMap { $0.values["name"] as? String }.sorted()
  }

  /// Returns the names of a target's phases that run a shell script; Xcode calls one without a name
  /// "Run Script".
  private func scripts(of target: [String: Any]) -> [String] {
    texts(target["buildPhases"]).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXShellScriptBuildPhase" }
      .map { $0["name"] as? String ?? "Run Script" }
  }

  // MARK: - Files

  private func buildFiles(of target: [String: Any]) -> [[String: Any]] {
    texts(target["buildPhases"]).compactMap { objects[$0] }.flatMap { texts($0["files"]) }
      .compactMap { objects[$0] }
  }

  private func references(of target: [String: Any]) -> [String] {
    buildFiles(of: target).compactMap { $0["fileRef"] as? String }
  }

  private func phasedFiles(of target: [String: Any], _ places: [String: String]) -> [String] {
    buildFiles(of: target)
      .filter {
        isForPhones(texts($0["platformFilters"]) + [$0["platformFilter"] as? String ?? ""])
      }
      .compactMap { $0["fileRef"] as? String }.flatMap(leaves).compactMap { places[$0] }
  }

  /// Returns whether a file with these platform filters is built for iOS; a file without filters is
  /// built for all.
  private func isForPhones(_ platforms: [String]) -> Bool {
    let stated = platforms.filter { !$0.isEmpty }
    return stated.isEmpty || stated.contains("ios")
  }

  /// Returns the files of a target's synchronized folders that are built for other systems only.
  private func foreignFiles(of target: String, _ places: [String: String]) -> [String] {
    all("PBXFileSystemSynchronizedRootGroup").flatMap { id, group in
      texts(group["exceptions"]).compactMap { objects[$0] }
        .filter { $0["target"] as? String == target }
        .flatMap { $0["platformFiltersByRelativePath"] as? [String: Any] ?? [:] }
        .filter { !isForPhones(texts($0.value)) }
        .compactMap { name, _ in places[id].map { $0.isEmpty ? name : "\($0)/\(name)" } }
    }
  }

  private static let outside: Set = ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"]

  /// Returns the files that a reference leads to: the file itself, or the languages of a localized
  /// file.
  private func leaves(_ id: String) -> [String] {
    var (found, open, seen): ([String], [String], Set<String>) = ([], [id], [])
    while let id = open.popLast() {
      guard seen.insert(id).inserted, let object = objects[id],
        !Self.outside.contains(object["sourceTree"] as? String ?? "")
      else { continue }
      if object["isa"] as? String == "PBXVariantGroup" {
        open += texts(object["children"]).reversed()
      } else {
        found.append(id)
      }
    }
    return found
  }

  // MARK: - Dependencies

  private func packageProducts(of target: [String: Any]) -> [XcodeBuildTarget.PackageProduct] {
    let linked = buildFiles(of: target).compactMap { $0["productRef"] as? String }
    let ids = texts(target["packageProductDependencies"]) + linked
    let products = ids.compactMap { objects[$0] }.compactMap { product in
      (product["productName"] as? String).map {
        XcodeBuildTarget.PackageProduct(name: $0, address: address(of: product["package"]))
      }
    }
    return Set(products).sorted { $0.name < $1.name }
  }

  private func address(of package: Any?) -> String? {
    guard let reference = (package as? String).flatMap({ objects[$0] }) else { return nil }
    return reference["repositoryURL"] as? String ?? reference["relativePath"] as? String
  }

  /// Returns the names of the targets that a target depends on, and of those whose products it
  /// links.
  private func dependencies(of target: [String: Any]) -> [String] {
    let stated = texts(target["dependencies"]).compactMap { objects[$0]?["target"] as? String }
      .compactMap { objects[$0]?["name"] as? String }
    let linked = references(of: target)
    let implied = all("PBXNativeTarget").filter { _, other in
      (other["productReference"] as? String).map(linked.contains) == true
    }.compactMap { $0.values["name"] as? String }
    return Set(stated + implied).subtracting([target["name"] as? String ?? ""]).sorted()
  }

  /// Returns the folders of local packages: those that the project states, and folders among the
  /// files that may contain a package. Only code that reads the disk can know whether they do.
  func localPackages() -> [String] {
    let stated = all("XCLocalSwiftPackageReference").compactMap {
      $0.values["relativePath"] as? String
    }.map { top.isEmpty ? $0 : "\(top)/\($0)" }
    let places = places()
    let kinds: Set = ["folder", "wrapper", "text"]
    let referred = all("PBXFileReference").filter {
      kinds.contains($0.values["lastKnownFileType"] as? String ?? "")
    }.compactMap { places[$0.id] }
    return Set(stated + referred).sorted()
  }

  func remotePackages() -> [XcodeBuildFacts.RemotePackage] {
    all("XCRemoteSwiftPackageReference").compactMap { _, values in
      guard let url = values["repositoryURL"] as? String else { return nil }
      let rule = values["requirement"] as? [String: Any] ?? [:]
      return XcodeBuildFacts.RemotePackage(url: url, requirement: Self.requirement(rule))
    }.sorted { $0.url < $1.url }
  }

  /// Returns a package's version requirement in the notation of a manifest.
  private static func requirement(_ rule: [String: Any]) -> String {
    func text(_ key: String) -> String { "\"\(rule[key] as? String ?? "")\"" }
    return switch rule["kind"] as? String {
    case "exactVersion": "exact: \(text("version"))"
    case "branch": "branch: \(text("branch"))"
    case "revision": "revision: \(text("revision"))"
    case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
    case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    default: "from: \(text("minimumVersion"))"
    }
  }

  // MARK: - Settings

  private func configurations(
    of target: [String: Any], _ places: [String: String]
  ) -> [XcodeBuildTarget.Configuration] {
    let own = layers(of: target, places)
    let shared = layers(of: project, places)
    return own.map { name, layers in
      let lower = shared.first { $0.name == name }?.layers ?? []
      return XcodeBuildTarget.Configuration(name: name, layers: lower + layers)
    }
  }

  private typealias Layers = (name: String, layers: [XcodeBuildTarget.Layer])

  private func layers(of owner: [String: Any], _ places: [String: String]) -> [Layers] {
    let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
    return texts(list["buildConfigurations"]).compactMap { objects[$0] }.map { configuration in
      let settings = configuration["buildSettings"] as? [String: Any] ?? [:]
      let file = baseFile(of: configuration, places).map { [XcodeBuildTarget.Layer.file($0)] }
      return (
        configuration["name"] as? String ?? "",
        (file ?? []) + [.values(settings.mapValues(Self.text))]
      )
    }
  }

  /// Returns the path of a configuration's `.xcconfig`: a file of a group, or one in a synchronized
  /// folder. `nil` if it has none.
  private func baseFile(of configuration: [String: Any], _ places: [String: String]) -> String? {
    if let id = configuration["baseConfigurationReference"] as? String { return places[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String,
      let folder = places[anchor]
    else { return nil }
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }
}
