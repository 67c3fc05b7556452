public import Foundation
import StrataRendering
import StrataViewTree

/// A finger on a screen. It reports to the app as a browser does: only what some gesture asks for.
///
/// Points are relative to the leading top corner of the element, which is at the window's origin.
@MainActor public final class ScreenFinger {
  private let element: ScreenElement
  private let start: CGPoint
  private var place: CGPoint
  private var time = 1.0
  private var startTime = 1.0
  private var hasBegun = false
  private var isMoved = false
  private var isLifted = false
  private var waits: [Double] = []
  private var second: CGPoint?
  private let far: Double

  init(_ element: ScreenElement, at place: CGPoint) {
    self.element = element
    (start, self.place) = (place, place)
    let wishes = element.drawn.touchChain.map(\.touchWishes)
    far = wishes.compactMap { $0.count > 1 ? $0[1] : nil }.min() ?? .infinity
    waits = wishes.flatMap { $0.dropFirst(2) }.sorted()
  }

  func comeDown() throws(ScreenFailure) { if far == 0 || !waits.isEmpty { try begin() } }

  /// Moves the finger to a point, by default within a tenth of a second.
  public func move(to place: CGPoint, in seconds: Double = 0.1) throws(ScreenFailure) {
    try rest(seconds)
    self.place = place
    let (x, y) = (place.x - start.x, place.y - start.y)
    guard isMoved || second != nil || (x * x + y * y).squareRoot() >= far else { return }
    isMoved = true
    try begin()
    try tell(.move)
  }

  /// Keeps the finger in place for some seconds.
  public func rest(_ seconds: Double) throws(ScreenFailure) {
    let end = time + seconds
    while let next = waits.first, startTime + next / 1000 <= end {
      waits.removeFirst()
      time = max(time, startTime + next / 1000)
      try tell(.hold)
    }
    time = end
  }

  /// Puts a second finger down on the screen.
  public func join(at place: CGPoint) throws(ScreenFailure) {
    try begin()
    second = place
    try tell(.second)
  }

  /// Moves the second finger.
  public func moveSecond(to place: CGPoint, in seconds: Double = 0.1) throws(ScreenFailure) {
    time += seconds
    second = place
    try tell(.move)
  }

  /// Cancels the touch, as when the browser starts to scroll.
  public func cancel() throws(ScreenFailure) {
    isLifted = true
    if hasBegun { try tell(.cancel) }
  }

  func lift() throws(ScreenFailure) {
    guard !isLifted else { return }
    isLifted = true
    if hasBegun { try tell(.up) }
  }

  private func begin() throws(ScreenFailure) {
    guard !hasBegun else { return }
    hasBegun = true
    try tell(.down, at: start, time: startTime)
  }

  private func tell(_ kind: Touch.Kind) throws(ScreenFailure) {
    try tell(kind, at: place, time: time)
  }

  private func tell(_ kind: Touch.Kind, at place: CGPoint, time: Double) throws(ScreenFailure) {
    // A removed view receives no more reports; its reaction is tested elsewhere.
    guard element.drawn.element.events.contains(.touch), isShown else { return }
    var touch = Touch(kind, at: Point(place.x, place.y), time: time)
    touch.corners = element.drawn.touchChain.map { _ in Point(0, 0) }
    if let second, kind != .down { touch.other = Point(second.x, second.y) }
    try element.send(kind == .move ? .drag : .touch, value: touch.text)
  }

  private var isShown: Bool { element.screen.browser.element(element.id) === element.drawn }
}
