import SwiftUI
import UIKit

/// An annotation with its view and a copy of its title and coordinate at the time of drawing, since
/// the app may change the object later.
struct PlacedAnnotation: Identifiable {
  let id: ObjectIdentifier
  let annotation: any MKAnnotation
  let view: MKAnnotationView
  let coordinate: CLLocationCoordinate2D
  let title: String?
  let subtitle: String?

  init(_ annotation: any MKAnnotation, _ view: MKAnnotationView) {
    id = ObjectIdentifier(annotation)
    self.annotation = annotation
    self.view = view
    (coordinate, title) = (annotation.coordinate, annotation.title)
    subtitle = annotation.subtitle
  }
}

/// The content of an ``MKMapView`` as SwiftUI views.
struct MapViewFace: View {
  let map: MKMapView
  let position: MapCameraPosition
  let bounds: MapCameraBounds
  let modes: MapInteractionModes
  let overlays: [MapFacts.Tiles?]
  let shapes: [DrawnOutline]
  let places: [PlacedAnnotation]
  let hasTrackingButton: Bool
  let isTracking: Bool
  @Environment(\.locale) private var locale

  @ViewBuilder var body: some View {
    let facts = MapFacts(
      position: position, bounds: bounds, modes: modes, locale: locale,
      overlays: overlays.compactMap { $0 })
    // A map without tiles has none to miss.
    let rendered: ((Bool) -> Void)? = facts.tiles.isEmpty ? nil : { map.rendered($0) }
    let face = MapFace(facts: facts, moved: map.moved, dismissed: dismiss, rendered: rendered) {
      ForEach(shapes.indices, id: \.self) { shapes[$0] }
      TownNames(region: map.seen)
      ForEach(places) { AnnotationFace(map: map, place: $0) }
    }
    // An overlay would make an element around the map, which then had its identifier and label.
    if hasTrackingButton {
      face.overlay(alignment: .topTrailing) { TrackingFace(map: map, isOn: isTracking).padding(8) }
    } else {
      face
    }
  }

  private func dismiss() {
    for annotation in map.selectedAnnotations { map.deselectAnnotation(annotation, animated: true) }
  }
}

/// An annotation, and its callout while it is selected.
private struct AnnotationFace: View {
  let map: MKMapView
  let place: PlacedAnnotation
  @Environment(\.locale) private var locale

  var body: some View {
    let view = place.view
    let _ = view.observeChanges()
    MapPlace(
      coordinate: place.coordinate, anchor: marker == nil ? .center : .bottom,
      content: button, title: Text(verbatim: place.title ?? "")
    )
    .environment(\.mapTitles, hidesTitle ? .hidden : .automatic)
    if view.isSelected, view.canShowCallout {
      MapPlace(
        coordinate: place.coordinate, anchor: .bottom,
        content: CalloutFace(map: map, place: place), title: EmptyView()
      )
      .environment(\.mapTitles, .hidden)
    }
  }

  private var marker: MKMarkerAnnotationView? { place.view as? MKMarkerAnnotationView }

  private var hidesTitle: Bool {
    place.title?.isEmpty != false || marker == nil
      || marker?.titleVisibility == .hidden
  }

  private var button: some View {
    Button {
      if place.view.isSelected {
        map.deselectAnnotation(place.annotation, animated: true)
      } else {
        map.selectAnnotation(place.annotation, animated: true)
      }
    } label: {
      look
    }
    .buttonStyle(.plain)
    .disabled(!place.view.isEnabled)
    .accessibilityLabel(Text(verbatim: place.words(locale)))
    .accessibilityAddTraits(place.view.isSelected ? .isSelected : [])
    .accessibilityIdentifier(place.view.accessibilityIdentifier ?? "")
  }

  @ViewBuilder private var look: some View {
    if let marker {
      BalloonFace(
        glyph: marker.glyph, tint: AnyShapeStyle(marker.markerTintColor?.color ?? .red),
        isChosen: marker.isSelected)
    } else if let image = place.view.image {
      Image(uiImage: image)
    } else if place.view is MKUserLocationView {
      UserDot()
    }
  }
}

extension PlacedAnnotation {
  /// Returns the accessibility label of the annotation.
  @MainActor func words(_ locale: Locale) -> String {
    if let label = view.accessibilityLabel { return label }
    let words = [title, subtitle].compactMap { $0 }
    return words.isEmpty && annotation is MKUserLocation
      ? MapWords(locale)[.location] : words.joined(separator: ", ")
  }
}

extension MKMarkerAnnotationView {
  fileprivate var glyph: MarkerGlyph {
    if let glyphText { return .text(Text(verbatim: glyphText)) }
    if let glyphImage { return .view(AnyView(Image(uiImage: glyphImage))) }
    if let cluster = annotation as? MKClusterAnnotation {
      return .text(Text(verbatim: "\(cluster.memberAnnotations.count)"))
    }
    return .pin
  }
}

/// The callout of a selected annotation, which is a button if its accessory is a control.
private struct CalloutFace: View {
  let map: MKMapView
  let place: PlacedAnnotation

  var body: some View {
    let _ = place.view.observeChanges()
    Group {
      if let control = place.view.rightCalloutAccessoryView as? UIControl {
        let _ = control.observeChanges()
        Button {
          map.delegate?.mapView(
            map, annotationView: place.view, calloutAccessoryControlTapped: control)
          control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        } label: {
          HStack(spacing: 12) {
            words
            Image(systemName: "chevron.forward").foregroundStyle(.secondary)
          }
          .modifier(Bubble())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(control.accessibilityIdentifier ?? "")
      } else {
        words.modifier(Bubble())
      }
    }
    .padding(.bottom, place.view is MKMarkerAnnotationView ? 68 : 28)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      if let title = place.title { Text(verbatim: title).font(.headline) }
      if let subtitle = place.subtitle {
        Text(verbatim: subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct Bubble: ViewModifier {
  func body(content: Content) -> some View {
    content
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background(.background, in: RoundedRectangle(cornerRadius: 16))
      .shadow(radius: 4, y: 2)
  }
}
