public import StrataSwiftUIControls
import StrataViewTree
public import SwiftUICore

/// A tree of values, each of which expands to show its children.
///
///     OutlineGroup(folders, children: \.folders) { Text($0.name) }
///
/// Same as Apple's; a value whose children are `nil` is a leaf.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// The children of a branch in an outline.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data, id: id) { value in
      if let below = children(value) {
        DisclosureGroup {
          OutlineSubgroupChildren(content: AnyView(branch(below)))
        } label: {
          content(value)
        }
      } else {
        content(value)
      }
    }
  }

  private func branch(_ data: Data) -> OutlineGroup {
    OutlineGroup(data: data, id: id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the trees of a collection's elements.
  ///
  /// - Parameters:
  ///   - data: The roots of the trees.
  ///   - children: A key path to an element's children, which are `nil` for a leaf.
  ///   - content: A function that returns the view for an element.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the trees of a collection's elements, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The roots of the trees.
  ///   - id: A key path to the identity of an element.
  ///   - children: A key path to the children of an element, which are `nil` for a leaf.
  ///   - content: A function that returns the row of an element.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

@MainActor extension List where SelectionValue == Never {
  /// Creates a list of a tree's rows, each of which expands to show its children.
  ///
  /// - Parameters:
  ///   - data: The roots of the trees.
  ///   - children: A key path to the children of an element, which are `nil` for a leaf.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree's rows, identified by a key path, each of which expands to show its
  /// children.
  ///
  /// - Parameters:
  ///   - data: The roots of the trees.
  ///   - id: A key path to the identity of an element.
  ///   - children: A key path to the children of an element, which are `nil` for a leaf.
  ///   - rowContent: A function that returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
