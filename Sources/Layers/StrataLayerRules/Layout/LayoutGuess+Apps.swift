/// Folders whose names seem to tell Presentation and that hold a whole app, as `WeatherUI` does.
extension LayoutGuess {
  /// The folders below which nothing is told by their own names.
  ///
  /// One that holds every source parts nothing from anything. One that holds a layer of data is an
  /// app where nothing beside it is Data or Domain: a widget or a watch's app may stand beside it.
  ///
  /// - Parameter sources: the folders that each source stands in, outermost first.
  func wholeApps(_ sources: [[String]]) -> Set<String> {
    let named = Set(sources.flatMap(Self.presentations))
    return Set(
      named.filter { folder in
        let rest = sources.filter { !$0.starts(with: folder) }
        guard !rest.isEmpty else { return true }
        let below = sources.filter { $0.starts(with: folder) }
          .map { Array($0.dropFirst(folder.count)) }
        return below.contains { layer(of: $0) == "Data" }
          && !rest.contains { ["Data", "Domain"].contains(layer(of: $0)) }
      }.map { $0.joined(separator: "/") })
  }

  /// The folders on the way to a source whose words tell Presentation.
  private static func presentations(on way: [String]) -> [[String]] {
    way.indices.filter { role(ofWords: way[$0]) == "Presentation" }.map { Array(way[...$0]) }
  }

  private func layer(of folders: [String]) -> String? {
    let inner = Self.roles.filter { $0.name != "App" }
    return (strong(folders, inner) ?? worded(folders) ?? weak(folders, inner))?.0
  }
}
