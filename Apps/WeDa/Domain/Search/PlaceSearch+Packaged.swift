extension PlaceSearch {
  /// Returns the packaged towns that a text names, the largest first, without any request.
  ///
  ///     await PlaceSearch(places).packagedTowns("London Ontario")
  ///
  /// - Parameter text: A name, with or without its region; its spelling is not corrected.
  /// - Returns: None if no packaged town is called so.
  public func packagedTowns(_ text: String) async -> [Place] {
    if let region = RegionWords(behindCommaOf: text) { return await packagedTowns(in: region) }
    let called = await places.towns(called: text)
    guard called.isEmpty else { return called }
    for region in RegionWords.readings(of: text) {
      let found = await packagedTowns(in: region)
      guard found.isEmpty else { return found }
    }
    return []
  }

  private func packagedTowns(in region: RegionWords) async -> [Place] {
    await places.towns(called: region.name).filter(region.fit)
  }
}
