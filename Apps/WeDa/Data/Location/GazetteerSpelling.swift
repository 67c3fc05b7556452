import StrataPlaceNames

/// Corrects names of towns by the built-in gazetteer, without any request.
enum GazetteerSpelling {
  /// The gazetteer, opened once per process; without its file, no name is corrected.
  private static let bundled = try? PlaceNames.bundled()

  /// Returns the names of towns that differ from a name by one letter, the best-known first.
  @concurrent static func corrections(of name: String) async -> [String] {
    bundled?.names(similarTo: name) ?? []
  }
}
