extension Manifest.Target {
  /// Limits the target to the files that `sources:` and `exclude:` in its manifest leave.
  ///
  /// - Parameters:
  ///   - sources: paths relative to the target's folder; `nil` for the whole folder.
  ///   - excluded: paths relative to the target's folder. They take precedence over `sources`, as
  ///     in SwiftPM.
  public mutating func narrow(to sources: [String]?, without excluded: [String]) {
    self.sources = sources?.map(whole)
    self.excluded = excluded.map(whole)
  }

  private func whole(_ path: String) -> String {
    let parts = (folder + "/" + path).split(separator: "/").filter { $0 != "." }
    return parts.joined(separator: "/")
  }

  /// Returns whether a file is in the target's folder, built or not.
  func covers(_ path: String) -> Bool { folder.isEmpty || path.isBelow(folder) }

  /// Returns whether a file is built as a part of the target.
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
  /// Returns whether a path is below a folder. Every path is compared with every target, and few
  /// match: the first comparison avoids building a string.
  func isBelow(_ folder: String) -> Bool { hasPrefix(folder) && hasPrefix(folder + "/") }
}
