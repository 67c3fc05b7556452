public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets before the element that is at the destination offset.
  ///
  ///     places.move(fromOffsets: [0], toOffset: 3)   // after the element at 2
  ///
  /// - Parameters:
  ///   - source: The indices of the moved elements.
  ///   - destination: The index before which they are inserted.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter(all.indices.contains).map { all[$0] }
    let rest = all.indices.filter { !source.contains($0) }
    let before = rest.filter { $0 < destination }.map { all[$0] }
    let after = rest.filter { $0 >= destination }.map { all[$0] }
    for (index, member) in zip(Array(indices), before + moved + after) { self[index] = member }
  }
}
