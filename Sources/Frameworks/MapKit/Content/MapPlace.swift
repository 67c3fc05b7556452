import Foundation
import StrataRendering
import StrataViewTree
import SwiftUI

/// A view at a coordinate of a map, with its title below.
struct MapPlace<Content: View, Title: View>: View {
  let coordinate: CLLocationCoordinate2D
  /// The point of the content that is placed at the coordinate; x and y are from 0 (left, top) to 1
  /// (right, bottom).
  let anchor: UnitPoint
  let content: Content
  let title: Title
  @Environment(\.mapTitles) private var titles

  var body: some View {
    // An invalid coordinate has no place on the map.
    if CLLocationCoordinate2DIsValid(coordinate) {
      PlaceElement(spot: spot) {
        content
        if titles != .hidden { PlaceTitle(content: title) }
      }
    }
  }

  private var spot: String {
    [coordinate.latitude, coordinate.longitude, anchor.x, anchor.y]
      .map { String(($0 * 1e5).rounded() / 1e5) }.joined(separator: " ")
  }
}

/// The element that the browser moves with the map.
private struct PlaceElement<Content: View>: View {
  typealias Body = Never
  let spot: String
  let content: Content

  init(spot: String, @ViewBuilder content: () -> Content) {
    self.spot = spot
    self.content = content()
  }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let element = Element(.mapPlace, attributes: [.map: view.spot])
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

/// The title of a place, which has no effect on the size and position of the content.
private struct PlaceTitle<Content: View>: View {
  typealias Body = Never
  let content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let element = Element(.box, attributes: [.variant: "map-title"])
    let shown = TitleText(content: view.content)
    return ElementNode.update(old, context, element) { TitleText._update(shown, $0, $1) }
  }
}

private struct TitleText<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .font(.caption.weight(.semibold))
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(.thickMaterial, in: Capsule())
  }
}

extension EnvironmentValues {
  private struct Titles: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  var mapTitles: Visibility {
    get { self[Titles.self] }
    set { self[Titles.self] = newValue }
  }
}
