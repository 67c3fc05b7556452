import Foundation
import Observation

struct Tree: Identifiable, Hashable {
  let id: Int
  var name: String
  var variety: String
  var kilograms: Int
  var isRipe: Bool
}

@MainActor @Observable
final class Orchard {
  enum Section: Hashable, CaseIterable {
    case ripe, growing
  }

  private(set) var trees: [Tree]
  var onlyRipe = false
  var query = ""

  init(count: Int = 240) {
    let varieties = ["Bramley", "Cox", "Discovery", "Egremont Russet", "Fiesta"]
    trees = (1...count).map { number in
      Tree(
        id: number, name: "Tree \(number)", variety: varieties[number % varieties.count],
        kilograms: 10 + number % 37, isRipe: number % 3 == 0)
    }
  }

  func trees(in section: Section) -> [Tree] {
    trees.filter { tree in
      tree.isRipe == (section == .ripe)
        && (query.isEmpty || tree.name.localizedCaseInsensitiveContains(query)
          || tree.variety.localizedCaseInsensitiveContains(query))
    }
  }

  var sections: [Section] { onlyRipe ? [.ripe] : Section.allCases }

  func tree(_ id: Tree.ID) -> Tree? { trees.first { $0.id == id } }

  func pick(_ id: Tree.ID) {
    guard let index = trees.firstIndex(where: { $0.id == id }) else { return }
    trees[index].kilograms = max(0, trees[index].kilograms - 5)
  }

  func fell(_ id: Tree.ID) { trees.removeAll { $0.id == id } }

  func grow() async {
    await Task.yield()
    for index in trees.indices { trees[index].kilograms += 1 }
  }
}
