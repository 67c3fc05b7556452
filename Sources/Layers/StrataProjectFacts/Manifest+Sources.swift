extension Manifest.Target {
  /// Takes in what a manifest says of the folder's files: `sources:` and `exclude:`.
  ///
  /// - Parameters:
  ///   - sources: paths in the target's folder; `nil` where all of it is meant.
  ///   - excluded: paths in the target's folder. They win over `sources`, as they do for SwiftPM.
  public mutating func narrow(to sources: [String]?, without excluded: [String]) {
    self.sources = sources?.map(whole)
    self.excluded = excluded.map(whole)
  }

  private func whole(_ path: String) -> String {
    let parts = (folder + "/" + path).split(separator: "/").filter { $0 != "." }
    return parts.joined(separator: "/")
  }

  /// Whether a file lies in the target's folder, built or not.
  func covers(_ path: String) -> Bool { folder.isEmpty || path.isBelow(folder) }

  /// Whether a file is built as a part of the target.
  ///
  ///     // .target(name: "Kit", exclude: ["Legacy.swift"])
  ///     kit.holds("Sources/Kit/Legacy.swift")    // false
  public func holds(_ path: String) -> Bool {
    func isIn(_ places: [String]) -> Bool {
      places.contains { path == $0 || $0.isEmpty || path.isBelow($0) }
    }
    return covers(path) && !isIn(excluded) && sources.map(isIn) != false
  }
}

extension String {
  /// Whether a path is below a folder. Every path is asked for every target, and few are: no text is
  /// made for the others.
  func isBelow(_ folder: String) -> Bool { hasPrefix(folder) && hasPrefix(folder + "/") }
}
