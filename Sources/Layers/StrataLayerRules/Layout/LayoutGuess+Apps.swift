/// Detection of folders that hold a whole app although their names suggest a layer, such as
/// `WeatherUI`.
extension LayoutGuess {
  /// Returns the folders whose names say nothing about the layers below them.
  ///
  /// A folder that contains all sources separates nothing. A folder with a data layer is a whole
  /// app if nothing next to it is Data or Domain; a widget or a watch app may be next to it.
  ///
  /// - Parameter sources: the folders of each source, outermost first.
  func wholeApps(_ sources: [[String]]) -> Set<String> {
    let named = Set(sources.flatMap(Self.worded))
    return Set(
      named.filter { folder in
        let rest = sources.filter { !$0.starts(with: folder) }
        let isPresentation = Self.role(ofWords: folder.last ?? "") == "Presentation"
        if rest.isEmpty { return isPresentation || sources.contains { $0.count > folder.count } }
        guard isPresentation else { return false }
        let below = sources.filter { $0.starts(with: folder) }
          .map { Array($0.dropFirst(folder.count)) }
        return below.contains { layer(of: $0) == "Data" }
          && !rest.contains { ["Data", "Domain"].contains(layer(of: $0)) }
      }.map { $0.joined(separator: "/") })
  }

  /// Returns the folders on the path of a source whose words suggest a layer.
  private static func worded(on way: [String]) -> [[String]] {
    way.indices.filter { role(ofWords: way[$0]) != nil }.map { Array(way[...$0]) }
  }

  private func layer(of folders: [String]) -> String? {
    let inner = Self.roles.filter { $0.name != "App" }
    return (strong(folders, inner) ?? worded(folders) ?? weak(folders, inner))?.0
  }
}
