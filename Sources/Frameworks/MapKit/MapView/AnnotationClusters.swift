/// Groups annotations that would cover each other on the screen.
struct AnnotationClusters {
  /// The distance in points on the screen below which two annotations cover each other.
  static let reach = 44.0

  /// An annotation that may be grouped with others.
  struct Item {
    /// The identifier that annotations of a group have in common.
    let group: String
    let point: MKMapPoint
  }

  /// Returns the groups: lists of indices of items, each in the order of the items.
  ///
  /// An item joins the first group whose first item it would cover, so that the groups do not
  /// depend on the part of the map that is shown.
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
