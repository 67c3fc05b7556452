import StrataRendering

/// Computes the fewest removals, moves and insertions that transform one list of elements into
/// another.
///
/// Elements in both lists that keep their relative order (a longest increasing subsequence, found
/// by patience sorting) stay; the other common ones move.
///
/// - Complexity: O(*n* log *n*) for the part between the common prefix and suffix.
struct ListDifference {
  enum Step: Equatable {
    case remove(ElementID)
    case insert(ElementID, before: ElementID?)
    case move(ElementID, before: ElementID?)
  }

  static func steps(from old: [ElementID], to new: [ElementID]) -> [Step] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count, newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let after = newEnd < new.count ? new[newEnd] : nil
    return middle(Array(old[start..<oldEnd]), Array(new[start..<newEnd]), after: after)
  }

  private static func middle(
    _ old: [ElementID], _ new: [ElementID], after: ElementID?
  ) -> [Step] {
    let oldIndex = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let kept = Set(new)
    var steps = old.filter { !kept.contains($0) }.map(Step.remove)
    let staying = longestRun(new.compactMap { oldIndex[$0] })
    var next = after
    var placements: [Step] = []
    for id in new.reversed() {
      if let index = oldIndex[id] {
        if !staying.contains(index) { placements.append(.move(id, before: next)) }
      } else {
        placements.append(.insert(id, before: next))
      }
      next = id
    }
    steps += placements
    return steps
  }

  /// Returns the members of a longest increasing subsequence.
  private static func longestRun(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []  // positions in `values`
    var previous = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      let slot = firstTail(in: tails, values, notBelow: value)
      previous[position] = slot > 0 ? tails[slot - 1] : -1
      if slot == tails.count { tails.append(position) } else { tails[slot] = position }
    }
    var run = Set<Int>()
    var next = tails.last ?? -1
    while next >= 0 {
      run.insert(values[next])
      next = previous[next]
    }
    return run
  }

  private static func firstTail(in tails: [Int], _ values: [Int], notBelow value: Int) -> Int {
    var low = 0, high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
