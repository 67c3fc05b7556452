import StrataRendering
import Testing

@testable import StrataViewTree

@Suite struct TouchTests {
  @Test(arguments: [
    "d 5300 120 340 120 340", "h 0 1 2 1 2 16 300", "p 1 0 0 3 4", "m 5300 0.5 -2 0.5 -2 1 2 3 4",
    "u 7 1 2 1 2", "c 7 1 2 1 2", "0 7 1 2 1 2", "9 7 1 2 1 2",
  ])
  func `a report is parsed and encoded without a change`(text: String) throws {
    #expect(try #require(Touch(text)).text == text)
  }

  @Test(arguments: [
    "", "d", "x 7 1 2 1 2", "10 7 1 2 1 2", "-1 7 1 2 1 2", "d 7 1 2 1", "d 7 1 2 1 2 3",
    "d 7 1 2 1 x", "d 7 1 2 1 inf", "d 7 1 2 1 1e12",
  ])
  func `a malformed report is refused`(text: String) { #expect(Touch(text) == nil) }

  @Test
  func `a touch report is parsed into time, both fingers' positions and the corners of views`()
    throws
  {
    let touch = try #require(Touch("p 5300 1 2 4 6 16 300 8 9"))
    #expect(touch.kind == .second && touch.time == 5.3)
    #expect(touch.place == Point(1, 2) && touch.other == Point(4, 6))
    #expect(touch.corners == [Point(16, 300), Point(8, 9)])
    #expect(touch.spread == 5)
    var turned = Touch(.second, at: Point(0, 3))
    #expect(turned.spread == 0 && turned.angle == 0)
    turned.other = Point(0, 7)
    #expect(turned.angle == .pi / 2)
    (turned.place, turned.other) = (Point(3, 5), Point(1, 5))
    #expect(turned.spread == 2 && turned.angle == .pi)
    turned.other = Point(3, 1)
    #expect(turned.angle == -.pi / 2)
  }

  @Test func `the time of a report is a whole number of milliseconds`() {
    #expect(Touch("m 5300.4 1 2 1 2")?.time == 5.3 && Touch("m 1e-300 1 2 1 2")?.time == 0)
  }

  @Test func `a number that is too large for an integer is encoded as it is`() {
    #expect(Touch(.move, at: Point(1e20, 0.25)).text == "m 0 1e+20 0.25 1e+20 0.25")
  }

  @Test func `the requirements of two gestures are combined into one, whatever their order`() {
    var (tap, hold) = (TouchWish(), TouchWish())
    (tap.taps, tap.isPlaced, tap.others) = (2, true, .submit)
    (hold.holds, hold.distance, hold.drags) = ([500], 10, true)
    var both = tap
    both.add(hold)
    var other = hold
    other.add(tap)
    #expect(both == other)
    #expect(both.taps == 2 && both.isPlaced && both.distance == 10 && both.holds == [500])
    #expect(both.drags && !both.pinches && both.others == .submit)
    var near = TouchWish()
    (near.distance, near.pinches) = (4, true)
    both.add(near)
    #expect(both.distance == 4 && both.pinches)
  }

  @Test func `a gesture requests the events that it needs and its pointer style`() {
    var wish = TouchWish()
    #expect(wish.events == [] && wish.words == nil && wish.style == [] && !wish.isReachable)
    wish.taps = 1
    #expect(wish.events == .tap && wish.words == nil && wish.style == [.tappable])
    wish.isPlaced = true
    #expect(wish.words == "1 1e9" && wish.isReachable)
    (wish.isPlaced, wish.taps) = (false, 2)
    #expect(wish.words == "2 1e9")
    wish.holds = [700, 500]
    #expect(wish.events == [.tap, .touch, .drag] && wish.words == "2 1e9 500 700")
    #expect(wish.style == [.grabbable(drags: false)])
    var drag = TouchWish()
    (drag.distance, drag.drags) = (9.6, true)
    #expect(drag.words == "0 10" && drag.style == [.grabbable(drags: true)])
    #expect(drag.events == [.touch, .drag] && !drag.isReachable)
    drag.distance = -1
    #expect(drag.words == "0 0")
    drag.distance = .infinity
    #expect(drag.words == "0 1e9")
    var pinch = TouchWish()
    pinch.pinches = true
    #expect(pinch.style == [.grabbable(drags: true)] && pinch.words == "0 1e9")
  }
}
