/// The `Package.swift` of a generated package.
///
/// It names nothing of Strata: the frameworks come from the Swift SDK that builds it.
struct GeneratedManifest {
  let plan: ProjectPlan

  /// Returns the folder in the generated package that contains the copies of a target's files.
  static func folder(of target: String) -> String { "Targets/\(target)" }

  /// The text of the manifest.
  var text: String {
    let macros = plan.targets.contains { $0.kind == .macro }
    let packages = plan.remotePackages.map {
      ".package(url: \(quoted($0.url)), \($0.requirement))"
    }
    return """
      // swift-tools-version: 6.2
      // 'strata run' writes this file again; a change is lost.
      \(macros ? "import CompilerPluginSupport\n" : "")import PackageDescription

      let package = Package(
        name: \(quoted(plan.name)),
        defaultLocalization: \(quoted(plan.language)),
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
      \(lines(packages, indent: 4))
        ],
        targets: [
      \(plan.targets.map(target).joined(separator: ",\n"))
        ])

      """
  }

  private func target(_ target: PlannedTarget) -> String {
    var parts = ["name: \(quoted(target.name))"]
    let path = "path: \(quoted(Self.folder(of: target.name)))"
    if target.kind == .system { return call("systemLibrary", parts + [path]) }
    let isSwift = !target.sources.isEmpty
    parts.append(list("dependencies", dependencies(of: target)))
    parts.append(path)
    if !target.excluded.isEmpty { parts.append(list("exclude", target.excluded.map(quoted))) }
    if !target.resources.isEmpty, target.kind != .macro {
      parts.append(list("resources", target.resources))
    }
    if let headers = target.publicHeaders { parts.append("publicHeadersPath: \(quoted(headers))") }
    for label in ["cSettings", "cxxSettings"] {
      if let lines = target.otherSettings[label] { parts.append(list(label, lines)) }
    }
    if isSwift { parts.append(list("swiftSettings", target.settings)) }
    if let lines = target.otherSettings["linkerSettings"] {
      parts.append(list("linkerSettings", lines))
    }
    return call(name(of: target.kind), parts)
  }

  private func name(of kind: PlannedTarget.Kind) -> String {
    switch kind {
    case .executable: "executableTarget"
    case .library: "target"
    case .test: "testTarget"
    case .macro: "macro"
    case .system: "systemLibrary"
    }
  }

  private func dependencies(of target: PlannedTarget) -> [String] {
    let known = Set(plan.targets.map(\.name))
    return target.dependencies.compactMap { dependency in
      switch dependency {
      case .target(let name): known.contains(name) ? ".target(name: \(quoted(name)))" : nil
      case .product(let name, let package):
        ".product(name: \(quoted(name)), package: \(quoted(package)))"
      }
    }.sorted()
  }

  // MARK: - Text

  private func call(_ name: String, _ parts: [String]) -> String {
    "    .\(name)(\n" + lines(parts, indent: 6) + ")"
  }

  private func list(_ label: String, _ entries: [String]) -> String {
    entries.isEmpty
      ? "\(label): []" : "\(label): [\n\(lines(entries, indent: 8))\n      ]"
  }

  private func lines(_ entries: [String], indent: Int) -> String {
    entries.map { String(repeating: " ", count: indent) + $0 }.joined(separator: ",\n")
  }

  private func quoted(_ text: String) -> String {
    // By bytes: a quotation mark and a combining mark behind it are one character.
    let bytes = Array(text.utf8).replacing("\\".utf8, with: "\\\\".utf8)
      .replacing("\"".utf8, with: "\\\"".utf8)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
