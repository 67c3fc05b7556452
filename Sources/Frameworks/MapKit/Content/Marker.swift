public import SwiftUI

/// A balloon at a place of a map.
///
///     Marker("London", systemImage: "cloud.rain", coordinate: london).tint(.blue)
///
/// On a map with a selection a marker that has a tag can be chosen; then it is larger.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let glyph: MarkerGlyph
  /// What is read aloud where it can be chosen.
  private let name: Text?

  init(
    _ coordinate: CLLocationCoordinate2D, _ glyph: MarkerGlyph, _ label: Label, name: Text? = nil
  ) {
    self.coordinate = coordinate
    self.glyph = glyph
    self.label = label
    self.name = name
  }

  /// - Parameter label: its picture stands in the balloon, its words below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(coordinate, .view(AnyView(label.labelStyle(.iconOnly))), label)
  }

  public var _shown: AnyView {
    AnyView(MarkerView(coordinate: coordinate, glyph: glyph, title: label, name: name))
  }
}

/// What stands in a marker's balloon.
enum MarkerGlyph {
  case pin
  case text(Text)
  case view(AnyView)
}
