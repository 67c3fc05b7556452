public import SwiftUI

/// A balloon that marks a coordinate of a map.
///
///     Marker("London", systemImage: "cloud.rain", coordinate: london).tint(.blue)
///
/// A marker with a tag can be selected if the map has a selection; a selected marker is larger.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let glyph: MarkerGlyph
  /// The accessibility label of a marker that can be selected.
  private let name: Text?

  init(
    _ coordinate: CLLocationCoordinate2D, _ glyph: MarkerGlyph, _ label: Label, name: Text? = nil
  ) {
    self.coordinate = coordinate
    self.glyph = glyph
    self.label = label
    self.name = name
  }

  /// Creates a marker with a label.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - label: The label. Its icon is placed inside of the balloon, its title below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(coordinate, .view(AnyView(label.labelStyle(.iconOnly))), label)
  }

  /// The view of the marker.
  public var _shown: AnyView {
    AnyView(MarkerView(coordinate: coordinate, glyph: glyph, title: label, name: name))
  }
}

/// The picture or text inside of a marker's balloon.
enum MarkerGlyph {
  case pin
  case text(Text)
  case view(AnyView)
}
