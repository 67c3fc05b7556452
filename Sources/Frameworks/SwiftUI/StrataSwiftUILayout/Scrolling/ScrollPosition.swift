public import Foundation
public import SwiftUICore

/// The position to which an app scrolls a scroll view, and to which a person has scrolled it.
///
///     @State private var position = ScrollPosition(idType: Message.ID.self)
///
///     ScrollView { LazyVStack { … }.scrollTargetLayout() }
///       .scrollPosition($position)
///     Button("Newest") { position.scrollTo(edge: .bottom) }
///
/// Partial: positions by an offset are absent. A person's scrolling is noticed only if the content
/// has scroll targets (`scrollTargetLayout()`), as soon as another one is the first visible.
public struct ScrollPosition: Equatable, Sendable {
  /// A Boolean value that indicates whether a person scrolled last.
  public var isPositionedByUser = false
  private var target = ScrollTargetPlace.unknown
  private let idType: any (Hashable & Sendable).Type
  /// The number of requests to scroll: a new one scrolls to the same place again.
  private var requests = 0

  /// Creates a position that is unknown until something scrolls.
  ///
  /// - Parameter idType: The type of the identifiers of scroll targets; `Never` to know none.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = idType }

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view and of the scroll view that are aligned; `nil` for that of
  ///     `scrollPosition(_:anchor:)`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = type(of: id)
    target = .view(ScrollTargetID(id), anchor)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of scroll targets; `Never` to know none.
  ///   - edge: The edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = idType
    target = .edge(edge)
  }

  /// The edge of the content at which the app has positioned the scroll view; `nil` otherwise.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The offset at which the app has positioned the scroll view: `nil`, as there is none.
  public var point: CGPoint? { nil }

  /// The identifier of the view to which the app has scrolled, or of the first visible scroll target
  /// after a person has scrolled; `nil` if neither is known.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = target { id.value } else { nil }
  }

  /// Returns the identifier of the view at the position, if it has a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The identifier as in ``viewID``; `nil` if it is unknown or of another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = target { id.value as? T } else { nil }
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view and of the scroll view that are aligned; `nil` for that of
  ///     `scrollPosition(_:anchor:)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(ScrollTargetID(id), anchor))
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  private mutating func scroll(to target: ScrollTargetPlace) {
    self.target = target
    isPositionedByUser = false
    requests += 1
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.isPositionedByUser == right.isPositionedByUser && left.target == right.target
      && left.idType == right.idType && left.requests == right.requests
  }
}

extension ScrollPosition {
  /// The place to which the app has scrolled last; `nil` if a person has scrolled since.
  var goal: ScrollGoal? {
    guard !isPositionedByUser else { return nil }
    return switch target {
    case .unknown: nil
    case .edge(let edge): ScrollGoal(place: .edge(edge), request: requests)
    case .view(let id, let anchor):
      ScrollGoal(place: .view(AnyHashable(id.value), anchor), request: requests)
    }
  }

  /// Returns the position after a person has scrolled.
  ///
  /// - Parameter id: The identifier of the first visible scroll target.
  func movedByUser(to id: AnyHashable) -> ScrollPosition {
    var next = self
    next.isPositionedByUser = true
    next.target = ScrollTargetID(id, as: idType).map { .view($0, nil) } ?? .unknown
    return next
  }
}

/// A place at which a scroll view can be.
private enum ScrollTargetPlace: Equatable, Sendable {
  case unknown
  case edge(Edge)
  case view(ScrollTargetID, UnitPoint?)
}

/// The identifier of a view of any type.
private struct ScrollTargetID: Equatable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: any Hashable & Sendable) { self.value = value }

  /// Creates an identifier from a value, if it has the type.
  init?<ID: Hashable & Sendable>(_ value: AnyHashable, as type: ID.Type) {
    guard let id = value.base as? ID else { return nil }
    self.value = id
  }

  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }
}

extension View {
  /// Synchronizes the position of the scroll view in this view with a binding.
  ///
  /// - Parameters:
  ///   - position: A binding to the position. Changing it scrolls; it changes when a person scrolls
  ///     to another scroll target.
  ///   - anchor: The point at which a view is placed when the app scrolls to it; the top by default.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPlaceView(position: position, anchor: anchor, content: self)
  }
}

/// Passes the link between a position and the scroll view inside.
nonisolated private struct ScrollPlaceView<Content: View>: View {
  var position: Binding<ScrollPosition>
  var anchor: UnitPoint?
  var content: Content
  @State private var memory = ScrollPositionMemory()

  @MainActor var body: some View {
    let position = position
    let memory = memory
    let link = ScrollPositionLink(
      goal: position.wrappedValue.goal, anchor: anchor,
      onSight: { id, isByUser in
        guard isByUser else { return }
        memory.goal = nil
        let moved = position.wrappedValue.movedByUser(to: id)
        if moved != position.wrappedValue { position.wrappedValue = moved }
      },
      memory: memory)
    content.scrollLook { $0.position = link }
  }
}
