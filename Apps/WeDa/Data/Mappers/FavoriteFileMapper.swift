import Foundation
public import WeDaDomain

extension FavoriteFileDTO {
  /// Creates the record of a favourite.
  public init(_ favorite: Favorite) {
    version = Self.currentVersion
    place = PlaceFileDTO(favorite.place)
    markedAt = favorite.addedAt.timeIntervalSince1970
    label = favorite.label?.text
  }

  /// Converts the record to a favourite.
  public func toDomain() throws(UnreadableField) -> Favorite {
    try checkVersion(version, newest: Self.currentVersion)
    let place = try mapping("place") { () throws(UnreadableField) in try self.place.toDomain() }
    return Favorite(
      place: place, addedAt: Date(timeIntervalSince1970: markedAt),
      label: try FavoriteLabel.read(label))
  }
}

extension FavoriteLabel {
  fileprivate static func read(_ text: String?) throws(UnreadableField) -> FavoriteLabel? {
    guard let text else { return nil }
    do throws(InvalidValue) {
      return try FavoriteLabel(text)
    } catch {
      throw UnreadableField(path: error.field, value: error.value, rule: error.rule)
    }
  }
}

extension FavoriteOrderFileDTO {
  init(keys: [String]) {
    version = Self.currentVersion
    self.keys = keys
  }
}
