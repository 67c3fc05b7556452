import StrataRendering
import Testing

@testable import StrataViewTree

@Suite struct ListDifferenceTests {
  /// Applies the steps as a browser does.
  private func replay(_ steps: [ListDifference.Step], on list: [ElementID]) -> [ElementID] {
    var list = list
    func put(_ id: ElementID, before: ElementID?) {
      list.insert(id, at: before.flatMap(list.firstIndex) ?? list.endIndex)
    }
    for step in steps {
      switch step {
      case .remove(let id): list.removeAll { $0 == id }
      case .insert(let id, let before): put(id, before: before)
      case .move(let id, let before):
        list.removeAll { $0 == id }
        put(id, before: before)
      }
    }
    return list
  }

  private func ids(_ numbers: some Sequence<Int>) -> [ElementID] {
    numbers.map { ElementID(Int32($0)) }
  }

  /// Returns the length of the longest common subsequence, by dynamic programming.
  private func longestRun(_ old: [ElementID], _ new: [ElementID]) -> Int {
    var best = [Int](repeating: 0, count: new.count + 1)
    for id in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = best[index + 1]
        best[index + 1] = id == other ? diagonal + 1 : max(best[index + 1], best[index])
        diagonal = above
      }
    }
    return best.last ?? 0
  }

  @Test func `500 random pairs of lists are transformed into each other by the fewest steps`() {
    var generator = Numbers(state: 11)
    for _ in 0..<500 {
      let pool = Array(1...20)
      let old = ids(
        pool.shuffled(using: &generator).prefix(Int.random(in: 0...20, using: &generator)))
      let new = ids(
        pool.shuffled(using: &generator).prefix(Int.random(in: 0...20, using: &generator)))
      let steps = ListDifference.steps(from: old, to: new)
      #expect(replay(steps, on: old) == new)
      let common = Set(old).intersection(new).count
      let fewest = (old.count - common) + (new.count - common) + (common - longestRun(old, new))
      #expect(steps.count == fewest)
    }
  }

  @Test func `equal lists need no steps`() {
    #expect(ListDifference.steps(from: ids(1...9), to: ids(1...9)).isEmpty)
    #expect(ListDifference.steps(from: [], to: []).isEmpty)
  }

  @Test func `moving one element far takes one step`() {
    let new = ids([5] + Array(1...4) + Array(6...9))
    let first = ElementID(1)
    #expect(
      ListDifference.steps(from: ids(1...9), to: new) == [.move(ElementID(5), before: first)])
  }

  @Test func `lists without common elements need removals and insertions only`() {
    #expect(
      ListDifference.steps(from: ids([1]), to: ids([2]))
        == [.remove(ElementID(1)), .insert(ElementID(2), before: nil)])
  }
}

/// A generator of the same numbers in every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
