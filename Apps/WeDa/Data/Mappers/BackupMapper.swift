import Foundation
public import WeDaDomain

extension BackupFileDTO {
  /// Creates the file of a backup that is exported at `time`.
  public init(_ backup: Backup, at time: Date) {
    format = Self.format
    version = Self.currentVersion
    exportedAt = time.formatted(.iso8601)
    favorites = backup.favorites.map(BackupFavoriteDTO.init)
    settings = backup.settings.map(SettingsFileDTO.init)
    history = backup.history.isEmpty ? nil : backup.history.map(BackupSearchDTO.init)
  }

  /// Converts the file to a backup.
  ///
  /// - Throws: ``InvalidValue`` with the path of the first invalid value.
  public func toDomain() throws(InvalidValue) -> Backup {
    var backup = Backup()
    for (index, row) in favorites.enumerated() {
      backup.favorites.append(
        try inside("favorites[\(index)]") { () throws(InvalidValue) in try row.toDomain() })
    }
    for (index, row) in (history ?? []).enumerated() {
      backup.history.append(
        try inside("history[\(index)]") { () throws(InvalidValue) in try row.toDomain() })
    }
    try Self.checkOnce(backup.favorites.map(\.place), "favorites")
    try Self.checkOnce(backup.history.map(\.place), "history")
    if let settings { backup.settings = try Self.read(settings) }
    return backup
  }

  private static func checkOnce(_ places: [Place], _ field: String) throws(InvalidValue) {
    var seen: Set<PlaceID> = []
    for (index, place) in places.enumerated() where !seen.insert(place.id).inserted {
      throw InvalidValue(
        field: "\(field)[\(index)]", value: PlainText.shown(place.fullName), rule: "only once")
    }
  }

  private static func read(_ settings: SettingsFileDTO) throws(InvalidValue) -> WeatherSettings {
    var chosen: WeatherSettings
    do throws(UnreadableField) {
      chosen = try settings.toDomain()
    } catch {
      throw InvalidValue(
        field: "settings.\(error.path)", value: PlainText.shown(error.value), rule: error.rule)
    }
    if let home = settings.home {
      chosen.home = try inside("settings.home") { () throws(InvalidValue) in try home.checked() }
    }
    return chosen
  }
}

extension BackupFavoriteDTO {
  init(_ favorite: Favorite) {
    place = PlaceFileDTO(favorite.place)
    label = favorite.label?.text
    addedAt = favorite.addedAt.timeIntervalSince1970
  }

  func toDomain() throws(InvalidValue) -> Favorite {
    let place = try inside("place") { () throws(InvalidValue) in try self.place.checked() }
    let time = try checkedTime(addedAt, "added_at")
    return Favorite(place: place, addedAt: time, label: try label.flatMap(FavoriteLabel.init))
  }
}

extension BackupSearchDTO {
  init(_ record: SearchRecord) {
    place = PlaceFileDTO(record.place)
    searchedAt = record.searchedAt.timeIntervalSince1970
  }

  func toDomain() throws(InvalidValue) -> SearchRecord {
    let place = try inside("place") { () throws(InvalidValue) in try self.place.checked() }
    return SearchRecord(place: place, searchedAt: try checkedTime(searchedAt, "searched_at"))
  }
}

extension PlaceFileDTO {
  /// Validates every part of the place, since the file may come from anybody.
  fileprivate func checked() throws(InvalidValue) -> Place {
    let name = try PlainText.checked(name, field: "name", longest: 200)
    let country =
      try country.isEmpty
      ? country : PlainText.checked(country, field: "country", longest: 60)
    var state = state
    if let text = state, !text.isEmpty {
      state = try PlainText.checked(text, field: "state", longest: 200)
    }
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let place = Place(name: name, state: state, country: country, coordinate: coordinate)
    guard !Slug.make([name]).isEmpty else {
      throw InvalidValue(
        field: "name", value: PlainText.shown(name), rule: "letters or digits")
    }
    return place
  }
}

/// Runs work, and prepends a path to that of an invalid value.
private func inside<Value>(
  _ parent: String, _ work: () throws(InvalidValue) -> Value
) throws(InvalidValue) -> Value {
  do throws(InvalidValue) {
    return try work()
  } catch {
    throw InvalidValue(field: "\(parent).\(error.field)", value: error.value, rule: error.rule)
  }
}

/// Validates a time between 1970 and 2100.
private func checkedTime(_ seconds: Double, _ field: String) throws(InvalidValue) -> Date {
  guard (0...4_102_444_800).contains(seconds) else {
    throw InvalidValue(field: field, value: "\(seconds)", rule: "0 ... 4102444800")
  }
  return Date(timeIntervalSince1970: seconds)
}
