import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// The alignment guides of a page, and the containers that are aligned by them.
///
/// A view's guide depends on its size, which the browser reports. A container's members get margins,
/// so that their guides coincide and the container is as large as their union. They are a rule of the
/// container's element, which is set before each drawing: the views know nothing of each other.
@MainActor final class GuideTable: BoxWatcher {
  private struct Source { weak var node: (any GuideSource)? }
  private struct Declared { weak var node: ElementNode? }

  private weak var tree: Tree?
  private var sources: [ObjectIdentifier: Source] = [:]
  /// The containers with an alignment of the app, whether or not views in them set guides.
  private var declared: [ElementID: Declared] = [:]
  /// The containers that have a rule.
  private var aligned: [ElementID: Declared] = [:]
  private var sizes: [ElementID: CGSize] = [:]
  /// The element whose size was reported last.
  private(set) weak var reporting: ElementNode?
  private var isWaiting = false
  /// The owner of the registration for presentations.
  private final class Owner {}
  private let owner = Owner()

  private init(_ tree: Tree) { self.tree = tree }

  /// Returns the table of a tree.
  static func of(_ tree: Tree) -> GuideTable {
    if let known = tree.boxWatcher as? GuideTable { return known }
    let made = GuideTable(tree)
    tree.boxWatcher = made
    tree.inspect(for: made) { [weak made] in made?.settle() }
    if let sheets = tree.presentations {
      tree.inspect(for: made.owner, below: sheets) { [weak made] in made?.settle() }
    }
    return made
  }

  /// Records that a view's guide may have changed.
  func changed(_ source: any GuideSource) {
    sources[ObjectIdentifier(source)] = Source(node: source)
    schedule()
  }

  /// Records a container with an alignment of the app.
  func declare(_ container: Node) {
    guard let node = container as? ElementNode, declared[node.id] == nil else { return }
    declared[node.id] = Declared(node: node)
    schedule()
  }

  func received(_ text: String, from node: ElementNode) {
    guard let size = GeometryReport(text)?.size else { return }
    sizes[node.id] = size
    reporting = node
    schedule()
  }

  /// Places the members after the current update.
  func schedule() {
    guard !isWaiting, let tree else { return }
    isWaiting = true
    tree.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.settle()
    }
  }

  private func settle() {
    sources = sources.filter { $0.value.node?.isMounted == true }
    declared = declared.filter { $0.value.node?.isMounted == true }
    var search = GuideSearch()
    for source in sources.values { if let node = source.node { search.follow(node) } }
    for container in declared.values { if let node = container.node { search.add(node) } }
    for (source, inside) in search.inside { source.take(inside) }
    align(search.containers)
  }

  private func align(_ containers: [GuideSearch.Container]) {
    let ids = Set(containers.map { $0.node.id })
    for (id, old) in aligned where !ids.contains(id) { set(nil, on: old.node) }
    aligned = [:]
    for container in containers {
      let rule = container.rule { size(of: $0) }
      set(rule, on: container.node)
      if rule != nil { aligned[container.node.id] = Declared(node: container.node) }
    }
  }

  private func set(_ rule: StyleRule?, on node: ElementNode?) {
    guard let node, node.isMounted else { return }
    guard node.element.style.first(where: \.isGuides) != rule else { return }
    node.amend { element in
      element.style.removeAll(where: \.isGuides)
      if let rule { element.style.append(rule) }
    }
  }

  /// Returns the size of an element; `nil` if the browser is yet to be asked for it.
  private func size(of node: ElementNode) -> CGSize? {
    if !node.element.events.contains(.box) { node.amend { $0.events.insert(.box) } }
    return sizes[node.id]
  }
}

extension StyleRule {
  fileprivate var isGuides: Bool {
    if case .guides = self { true } else { false }
  }
}
