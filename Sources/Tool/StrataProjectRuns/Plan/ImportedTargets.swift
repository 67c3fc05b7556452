import StrataProjectFacts

/// Finds the targets of packages that an app's own targets use.
///
/// Xcode also builds a package that an app links and never imports. Nothing of it can run, so it is
/// left out, and what Linux lacks for it stops nobody.
struct ImportedTargets {
  let files: any ProjectFiles

  /// Returns the targets of packages that own targets import, with all targets that these depend
  /// on, and the others.
  ///
  /// - Parameters:
  ///   - packaged: the targets of the packages.
  ///   - own: the targets of the app and its tests.
  func split(
    _ packaged: [PlannedTarget], importedBy own: [PlannedTarget]
  ) -> (kept: [PlannedTarget], unused: [PlannedTarget]) {
    let imports = Set(own.flatMap { SourceImports.modules(of: $0.sources, in: files) })
    let linked = own.reduce(into: Set<PlannedTarget.Dependency>()) { $0.formUnion($1.dependencies) }
    var open = packaged.filter { target in
      // The name of a module of C is in its module map.
      imports.contains(XcodeBuildSettings.identifier(target.name))
        || target.isNative && linked.contains(.target(target.name))
    }
    var kept: Set<String> = []
    while let target = open.popLast() {
      guard kept.insert(target.name).inserted else { continue }
      open += packaged.filter { target.dependencies.contains(.target($0.name)) }
    }
    return (
      packaged.filter { kept.contains($0.name) }, packaged.filter { !kept.contains($0.name) }
    )
  }
}
