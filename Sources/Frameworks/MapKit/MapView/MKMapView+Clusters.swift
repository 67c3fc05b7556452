import UIKit

extension MKMapView {
  /// The annotations that are drawn: those of the map, but a cluster instead of those that would
  /// cover each other.
  var drawnAnnotations: [any MKAnnotation] {
    guard let scale = mapPointsPerPoint else { return annotations }
    let together = annotations.filter { one in
      let view = view(of: one)
      return view.clusteringIdentifier != nil && !view.isSelected
    }
    let items = together.map {
      AnnotationClusters.Item(
        group: view(of: $0).clusteringIdentifier ?? "", point: MKMapPoint($0.coordinate))
    }
    let lists = AnnotationClusters.lists(of: items, scale: scale).filter { $0.count > 1 }
    let made = lists.map { list in cluster(of: list.map { together[$0] }) }
    forgetClusters(except: made)
    let members = Set(made.flatMap { $0.memberAnnotations.map { ObjectIdentifier($0) } })
    return annotations.filter { !members.contains(ObjectIdentifier($0)) } + made
  }

  /// The number of map points for a point of the screen; `nil` until the browser has reported the
  /// visible region.
  private var mapPointsPerPoint: Double? {
    guard let seen else { return nil }
    // A map that constraints size is at most as wide as the screen.
    let width = bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width
    return width > 0 ? MKMapRect(seen).width / width : nil
  }

  /// Returns the cluster for annotations: that of the last drawing, or one from the delegate.
  private func cluster(of members: [any MKAnnotation]) -> MKClusterAnnotation {
    let names = members.map { ObjectIdentifier($0) }
    let known = clusters.first {
      $0.memberAnnotations.map { ObjectIdentifier($0) } == names
    }
    let cluster =
      known ?? delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
      ?? MKClusterAnnotation(memberAnnotations: members)
    let view = view(of: cluster)
    for member in members { self.view(of: member).cluster = view }
    return cluster
  }

  private func forgetClusters(except kept: [MKClusterAnnotation]) {
    for cluster in clusters where !kept.contains(where: { $0 === cluster }) {
      views[ObjectIdentifier(cluster)] = nil
    }
    clusters = kept
  }
}
