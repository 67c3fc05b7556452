extension ProjectSnapshot {
  /// The names of the project's entities, by the files of their models.
  public var entityNames: [String] {
    let layout = layout
    guard let app = try? app(layout) else { return [] }
    let suffix = layout.model(of: TypeName(known: ""))
    return files.compactMap { path, data -> String? in
      guard path.hasSuffix(".swift"), layout.holdsModels(path, app: app) else { return nil }
      let type = Self.stem(of: path)
      guard type.hasSuffix(suffix), type.count > suffix.count,
        String(decoding: data, as: UTF8.self).contains("struct \(type)")
      else { return nil }
      return String(type.dropLast(suffix.count))
    }.sorted()
  }

  /// The names of the project's features: screens with a view model.
  public var featureNames: [String] {
    let types = Set(files.keys.filter { $0.hasSuffix(".swift") }.map(Self.stem))
    return types.filter { $0.hasSuffix("View") && types.contains("\($0)Model") }
      .map { String($0.dropLast("View".count)) }.sorted()
  }

  private static func stem(of path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }
}
