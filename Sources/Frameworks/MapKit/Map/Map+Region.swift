public import SwiftUI

/// The annotations of a map that is made with a region.
public struct _RegionMapContent: View {
  let annotations: AnyView
  let showsPerson: Bool

  /// The annotations, and the person's location.
  public var body: some View {
    annotations
    if showsPerson { UserAnnotation()._shown }
  }
}

extension Map where Content == _RegionMapContent {
  /// Creates a map that shows a region.
  ///
  /// - Parameters:
  ///   - coordinateRegion: A binding to the region; it changes when a person moves the map.
  ///   - interactionModes: The ways in which a person may move the map.
  ///   - showsUserLocation: Whether the person's location is shown.
  ///   - userTrackingMode: A binding to the way in which the map follows the person; `nil` for none.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      .region(coordinateRegion, userTrackingMode), nil, interactionModes, nil,
      _RegionMapContent(annotations: AnyView(EmptyView()), showsPerson: showsUserLocation))
  }

  /// Creates a map that shows a region with annotations.
  ///
  /// - Parameters:
  ///   - coordinateRegion: A binding to the region; it changes when a person moves the map.
  ///   - interactionModes: The ways in which a person may move the map.
  ///   - showsUserLocation: Whether the person's location is shown.
  ///   - userTrackingMode: A binding to the way in which the map follows the person; `nil` for none.
  ///   - annotationItems: The data of the annotations.
  ///   - annotationContent: A function that returns the annotation of an item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    let all = ForEach(annotationItems) { annotationContent($0)._shown }
    self.init(
      .region(coordinateRegion, userTrackingMode), nil, interactionModes, nil,
      _RegionMapContent(annotations: AnyView(all), showsPerson: showsUserLocation))
  }
}
