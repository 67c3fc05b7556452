// Members of maps that a page does not have. Each is declared
// so that a use of it says what is missing.
// swift-format-ignore-file

public import Foundation
public import SwiftUI

/// A view that reads a map.
@available(*, unavailable, message: "Strata does not have MapReader: the browser knows where a coordinate is: use onMapCameraChange for the region")
public struct MapReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

/// An access to a map.
@available(*, unavailable, message: "Strata does not have MapProxy: the browser knows where a coordinate is: use onMapCameraChange for the region")
public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { fatalError() }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { fatalError() }
}

/// A control that shows the person's location.
@available(*, unavailable, message: "Strata does not have MapUserLocationButton: use a Button that sets the position to .userLocation(fallback: .automatic)")
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

/// A scale of the map.
@available(*, unavailable, message: "Strata does not have MapScaleView: maps show no scale")
public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

/// A control that tilts the map.
@available(*, unavailable, message: "Strata does not have MapPitchButton: maps are flat")
public struct MapPitchButton: View {
  public init(scope: Namespace.ID? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

/// A control that tilts the map.
@available(*, unavailable, message: "Strata does not have MapPitchSlider: maps are flat")
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

/// A control that shows north.
@available(*, unavailable, message: "Strata does not have MapLocationCompass: north is always at the top")
public struct MapLocationCompass: View {
  public init(scope: Namespace.ID? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

extension View {
  /// Sets the scope of maps and controls.
  @available(*, unavailable, message: "Strata does not have View.mapScope: controls belong to the map to which mapControls adds them")
  nonisolated public func mapScope(_ scope: Namespace.ID) -> Self { fatalError() }

  /// Sets the visibility of a map's controls.
  @available(*, unavailable, message: "Strata does not have View.mapControlVisibility: add no mapControls instead")
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> Self { fatalError() }

  /// Sets which features cannot be selected.
  @available(*, unavailable, message: "Strata does not have View.mapFeatureSelectionDisabled: maps show no points of interest")
  nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> Self { fatalError() }

  /// Sets the content at a selected feature.
  @available(*, unavailable, message: "Strata does not have View.mapFeatureSelectionContent: maps show no points of interest")
  nonisolated public func mapFeatureSelectionContent<C: MapContent>(@MapContentBuilder content: @escaping (MapFeature) -> C) -> Self { fatalError() }

  /// Presents the details of an item.
  @available(*, unavailable, message: "Strata does not have View.mapItemDetailSheet: no service searches for places: ask one of yours by URLSession")
  nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> Self { fatalError() }

  /// Presents the details of an item.
  @available(*, unavailable, message: "Strata does not have View.mapItemDetailPopover: no service searches for places: ask one of yours by URLSession")
  nonisolated public func mapItemDetailPopover(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> Self { fatalError() }

  /// Presents a picture of a street.
  @available(*, unavailable, message: "Strata does not have View.lookAroundViewer: no service has pictures of streets")
  nonisolated public func lookAroundViewer(isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>) -> Self { fatalError() }

  /// Presents a picture of a street.
  @available(*, unavailable, message: "Strata does not have View.lookAroundViewer: no service has pictures of streets")
  nonisolated public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> Self { fatalError() }
}

extension MapContent {
  /// Sets the visibility of subtitles.
  @available(*, unavailable, message: "Strata does not have MapContent.annotationSubtitles: annotations have no subtitles")
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> Self { fatalError() }
}

extension MKAnnotationView {
  /// The priority of the annotation.
  @available(*, unavailable, message: "Strata does not have MKAnnotationView.displayPriority: a map shows all its annotations")
  public var displayPriority: MKFeatureDisplayPriority { get { fatalError() } set { fatalError() } }

  /// The shape for collisions.
  @available(*, unavailable, message: "Strata does not have MKAnnotationView.collisionMode: a map shows all its annotations")
  public var collisionMode: Int { get { fatalError() } set { fatalError() } }
}

/// A priority of annotations.
@available(*, unavailable, message: "Strata does not have MKFeatureDisplayPriority: a map shows all its annotations")
public struct MKFeatureDisplayPriority {
  public static var required: Self { fatalError() }
  public static var defaultHigh: Self { fatalError() }
  public static var defaultLow: Self { fatalError() }
  public init(rawValue: Float) { fatalError() }
}

extension MKMapView {
  /// Sets the limits of the center.
  @available(*, unavailable, message: "Strata does not have MKMapView.setCameraBoundary(_:animated:): use SwiftUI's Map with MapCameraBounds")
  public func setCameraBoundary(_ boundary: Any?, animated: Bool) { fatalError() }
}

extension MKMapItem {
  /// The kind of the point of interest.
  @available(*, unavailable, message: "Strata does not have MKMapItem.pointOfInterestCategory: maps show no points of interest")
  public var pointOfInterestCategory: MKPointOfInterestCategory? { get { fatalError() } set { fatalError() } }
}

/// An error of a service.
@available(*, unavailable, message: "Strata does not have MKError: no service of Apple answers")
public struct MKError: Error {}

extension MapStyle {
  /// Returns a style with points of interest.
  @available(*, unavailable, message: "Strata does not have MapStyle.standard(elevation:emphasis:pointsOfInterest:showsTraffic:): maps show no points of interest: leave out pointsOfInterest")
  public static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories, showsTraffic: Bool = false) -> MapStyle { fatalError() }

  /// Returns a style with points of interest.
  @available(*, unavailable, message: "Strata does not have MapStyle.hybrid(elevation:pointsOfInterest:showsTraffic:): maps show no points of interest: leave out pointsOfInterest")
  public static func hybrid(elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories, showsTraffic: Bool = false) -> MapStyle { fatalError() }
}

extension MKMapView {
  /// A Boolean value that indicates whether the map shows traffic.
  @available(*, unavailable, message: "Strata does not have MKMapView.showsTraffic: maps have no traffic")
  public var showsTraffic: Bool { get { fatalError() } set { fatalError() } }

  /// A Boolean value that indicates whether the map shows buildings.
  @available(*, unavailable, message: "Strata does not have MKMapView.showsBuildings: maps have no buildings")
  public var showsBuildings: Bool { get { fatalError() } set { fatalError() } }

  /// The kind of the map.
  @available(*, unavailable, message: "Strata does not have MKMapView.mapType: set preferredConfiguration")
  public var mapType: MKMapType { get { fatalError() } set { fatalError() } }
}

/// A kind of maps.
@available(*, unavailable, message: "Strata does not have MKMapType: set MKMapView.preferredConfiguration")
public enum MKMapType {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
