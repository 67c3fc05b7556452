public import SwiftUI

extension Marker where Label == Text {
  /// Creates a marker for a map's item, with its name and a pin.
  ///
  /// - Parameter item: The item.
  public init(item: MKMapItem) {
    let name = Text(verbatim: item.name ?? "")
    self.init(item.placemark.coordinate, .pin, name, name: name)
  }
}
