/// Puts annotations together that would cover each other on the screen.
struct AnnotationClusters {
  /// The number of points on the screen below which two annotations cover each other.
  static let reach = 44.0

  /// An annotation that may be shown together with others.
  struct Item {
    /// The identifier that annotations have to share.
    let group: String
    let point: MKMapPoint
  }

  /// Returns the indices of the items that are shown together, each list in the order of the items.
  ///
  /// Each item joins the first list whose first item it would cover, so that the lists do not depend
  /// on where the map is moved.
  ///
  /// - Parameters:
  ///   - items: The annotations.
  ///   - scale: The number of map points in a point of the screen.
  static func lists(of items: [Item], scale: Double) -> [[Int]] {
    var lists: [[Int]] = []
    for (index, item) in items.enumerated() {
      let place = lists.firstIndex { list in
        let first = items[list[0]]
        return first.group == item.group
          && abs(first.point.x - item.point.x) < reach * scale
          && abs(first.point.y - item.point.y) < reach * scale
      }
      if let place { lists[place].append(index) } else { lists.append([index]) }
    }
    return lists
  }
}
