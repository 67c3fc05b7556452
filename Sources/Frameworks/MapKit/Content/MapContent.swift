public import SwiftUI

/// Content of a map, such as annotations and markers.
///
///     struct Towns: MapContent {
///       var body: some MapContent { ForEach(towns) { Marker($0.name, coordinate: $0.place) } }
///     }
@MainActor @preconcurrency public protocol MapContent {
  /// The type of the map content that `body` returns.
  associatedtype Body: MapContent
  /// The map content of which this content consists.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The views by which the content is shown.
  @MainActor var _shown: AnyView { get }
}

extension MapContent {
  @MainActor public var _shown: AnyView { body._shown }
}

extension MapContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the framework: its body must not be called")
  }
}

extension Never: MapContent {}

/// Content that shows nothing.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  /// Creates map content that shows nothing.
  nonisolated public init() {}
  public var _shown: AnyView { AnyView(EmptyView()) }
}

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never

  /// Creates a group of map content.
  @MainActor public init(@MapContentBuilder content: () -> Content) {
    self.init(members: content())
  }

  public var _shown: AnyView { content._shown }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public var _shown: AnyView { map(\._shown) ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: MapContent
where TrueContent: MapContent, FalseContent: MapContent {
  public typealias Body = Never

  public var _shown: AnyView {
    switch storage {
    case .trueContent(let content): AnyView(Group { content._shown }.id(true))
    case .falseContent(let content): AnyView(Group { content._shown }.id(false))
    }
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public var _shown: AnyView { AnyView(members { [content] in content($0)._shown }) }
}

extension ForEach where Content: MapContent {
  /// Creates map content for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The annotations and overlays of an element.
  @preconcurrency public init(
    _ data: Data, @MapContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(members: data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates map content for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: The annotations and overlays of a number.
  @preconcurrency public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping @MainActor (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(members: data, identifiedBy: { $0 }, content: content)
  }

  /// Creates map content for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - content: The annotations and overlays of an element.
  @preconcurrency public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(members: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
