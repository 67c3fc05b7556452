public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUI

extension ScreenElement {
  /// Taps the element several times in a row, at a point in it.
  ///
  ///     try screen.element("photo").tap(count: 2)
  ///
  /// Like a browser, this waits for another tap only if the element handles multiple taps.
  public func tap(count: Int, at place: CGPoint = .zero) throws(ScreenFailure) {
    screen.flush()
    guard let target = drawn.nearest(reactingTo: .tap) else {
      throw ScreenFailure(reason: "The element does not react to a tap.", tree: screen.tree)
    }
    let most = max(1, target.touchWishes.first ?? 1)
    var left = count
    while left > 0 {
      let taps = min(left, Int(most))
      left -= taps
      let element = ScreenElement(target, on: screen)
      try element.send(.tap, value: target.report(.taps(taps), at: place, time: 0))
    }
  }

  /// Presses Enter as if the element had the keyboard focus.
  public func pressEnter() throws(ScreenFailure) {
    screen.flush()
    try send(.tap, value: drawn.report(.taps(0), at: .zero, time: 0))
  }

  /// Holds a finger on the element for some seconds, then lifts it.
  public func longPress(_ seconds: Double = 0.5) throws(ScreenFailure) {
    try finger { finger throws(ScreenFailure) in
      try finger.rest(seconds)
    }
  }

  /// Drags a finger over the element in steps, then lifts it.
  ///
  /// - Parameters:
  ///   - translation: the distance that the finger moves.
  ///   - place: the point where it comes down, in the element.
  ///   - steps: the number of reports on the way.
  public func drag(
    by translation: CGSize, from place: CGPoint = .zero, steps: Int = 2
  ) throws(ScreenFailure) {
    try finger(at: place) { finger throws(ScreenFailure) in
      for step in 1...max(1, steps) {
        let part = Double(step) / Double(max(1, steps))
        let (x, y) = (translation.width * part, translation.height * part)
        try finger.move(to: CGPoint(x: place.x + x, y: place.y + y))
      }
    }
  }

  /// Puts a finger on the element, runs a closure, and lifts the finger.
  ///
  ///     try screen.element("card").finger { finger in
  ///       try finger.move(to: CGPoint(x: 40, y: 0))
  ///       #expect(screen.text.contains("dragging"))
  ///     }
  public func finger(
    at place: CGPoint = .zero, _ body: (ScreenFinger) throws(ScreenFailure) -> Void
  ) throws(ScreenFailure) {
    screen.flush()
    guard let target = drawn.touched else {
      throw ScreenFailure(
        reason: "Neither the element nor a view around it has a gesture.", tree: screen.tree)
    }
    let finger = ScreenFinger(ScreenElement(target, on: screen), at: place)
    try finger.comeDown()
    try body(finger)
    try finger.lift()
  }
}

extension DrawnElement {
  /// This element or its nearest ancestor that listens to touches; `nil` if none does.
  var touched: DrawnElement? { element[.touches] == nil ? parent?.touched : self }

  /// The element and its ancestors that listen to touches, the innermost first.
  var touchChain: [DrawnElement] {
    guard let touched else { return [] }
    return [touched] + (touched.parent?.touchChain ?? [])
  }

  /// The number of taps, the distance and the times that the element's gestures ask the browser to
  /// report.
  var touchWishes: [Double] {
    (element[.touches] ?? "").split(separator: " ").compactMap { Double($0) }
  }

  /// Returns a browser's report of a finger; the report of a plain tap is empty.
  func report(_ kind: Touch.Kind, at place: CGPoint, time: Double) -> String {
    let chain = touchChain
    if chain.isEmpty { return "" }
    var touch = Touch(kind, at: Point(place.x, place.y), time: time)
    touch.corners = chain.map { _ in Point(0, 0) }
    return touch.text
  }
}

extension ScreenElement {
  /// Swipes a finger over a row, which reveals its actions at the opposite edge, or over a page of
  /// a paged view, which turns to the next one.
  ///
  ///     try screen.element("Milk").swipe(toward: .leading)
  ///     try screen.button("Delete").tap()
  ///
  /// - Parameter edge: The direction of the finger.
  /// - Throws: ``ScreenFailure`` if the swipe would have no effect.
  public func swipe(toward edge: HorizontalEdge) throws(ScreenFailure) {
    screen.flush()
    let side: Substring = edge == .leading ? "trailing" : "leading"
    if drawn.isInRow(withActionsAt: side) { return }
    guard let pages = drawn.nearest(of: .carousel), case .choice(let page) = pages.element.control
    else {
      throw failure(
        "is in no row with swipe actions at the \(side) edge, and on no page of a TabView")
    }
    let next = (Int(page) ?? 0) + (edge == .leading ? 1 : -1)
    guard pages.children.indices.contains(next) else {
      throw failure("has no next page in this direction")
    }
    try ScreenElement(pages, on: screen).edit(.change, .choice("\(next)"), value: "\(next)")
  }
}

extension DrawnElement {
  fileprivate func isInRow(withActionsAt side: Substring) -> Bool {
    let isRow = element.kind == .row && children.contains { $0.isSwipeBar(at: side) }
    return isRow || parent?.isInRow(withActionsAt: side) == true
  }

  private func isSwipeBar(at side: Substring) -> Bool {
    let words = (element[.variant] ?? "").split(separator: " ")
    return words.contains("swipe") && words.contains(side)
  }

  fileprivate func nearest(of kind: ElementKind) -> DrawnElement? {
    element.kind == kind ? self : parent?.nearest(of: kind)
  }
}
