/// A module and the floor that it stands on.
struct PlacedModule: Hashable {
  var name: String
  var floor: String
  /// The app that it belongs to; `nil` for what all apps share.
  var app: String?
}
