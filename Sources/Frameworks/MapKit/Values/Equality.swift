// Apple's values are plain C structures and not `Equatable`; these are the comparisons that the
// module itself needs.
extension MKCoordinateRegion {
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta
      && span.longitudeDelta == other.span.longitudeDelta
  }
}
