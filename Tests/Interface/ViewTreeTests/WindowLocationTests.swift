import StrataRendering
import Testing

@testable import StrataViewTree

@MainActor @Suite struct WindowLocationTests {
  private func window() -> (Window, RecordingRenderer) {
    let (tree, recorder) = (Tree(), RecordingRenderer())
    tree.renderer = recorder
    return (Window(tree: tree, url: "/a", language: "en"), recorder)
  }

  @Test func `a navigation of the app is sent to the browser once`() {
    let (window, recorder) = window()
    window.location.show("/a/b", step: .push)
    window.location.show("/a/b", step: .push)
    window.tree.flush()
    #expect(recorder.take() == [.location(LocationChange(.push, url: "/a/b"))])
  }

  @Test func `a navigation of the user is reported to the app, and not sent back to the browser`() {
    let (window, recorder) = window()
    var visits: [String] = []
    window.location.onVisit = { visits.append($0) }
    window.location.visit("/c")
    window.location.visit("/c")
    window.location.show("/c", step: .replace)
    window.tree.flush()
    #expect(visits == ["/c"] && recorder.take() == [] && window.location.url == "/c")
  }

  @Test func `a page title is sent to the browser only if it changed`() {
    let (window, recorder) = window()
    window.location.name("One")
    window.location.name("One")
    window.tree.flush()
    #expect(recorder.take() == [.title("One")])
  }

  private func sent(_ window: Window, _ recorder: RecordingRenderer) -> [Mutation] {
    window.tree.flush()
    return recorder.take()
  }

  private func location(_ step: LocationChange.Step, _ url: String) -> Mutation {
    .location(LocationChange(step, url: url))
  }

  @Test func `a sheet or menu adds a history entry that is removed when it closes`() {
    let (window, recorder) = window()
    let place = window.location
    let numbers = [place.enter { true }, place.enter { true }]
    #expect(numbers == [1, 2])
    #expect(sent(window, recorder) == [location(.layer, "/a#1"), location(.layer, "/a#2")])
    place.leave(1)
    place.leave(1)
    place.leave(9)
    #expect(sent(window, recorder) == [location(.unlayer, "/a#1")])
  }

  @Test func `going back in history closes the open sheets and menus, the newest first`() {
    let (window, recorder) = window()
    let place = window.location
    var closed: [Int] = []
    for number in 1...3 {
      _ = place.enter {
        closed.append(number)
        place.leave(number)
        return true
      }
    }
    _ = sent(window, recorder)
    place.visit("/a#1")
    #expect(closed == [3, 2])
    #expect(sent(window, recorder) == [location(.unlayer, "/a#3"), location(.unlayer, "/a#2")])
  }

  @Test func `the history entries of sheets are restored if the top one refuses to close`() {
    let (window, recorder) = window()
    let place = window.location
    var asked: [Int] = []
    for number in 1...2 {
      _ = place.enter {
        asked.append(number)
        return false
      }
    }
    _ = sent(window, recorder)
    place.visit("/a#0")
    #expect(asked == [2])
    #expect(sent(window, recorder) == [location(.layer, "/a#1"), location(.layer, "/a#2")])
  }

  @Test func `a sheet that is open on the first page gets no history entry`() {
    let window = Window(tree: Tree(), url: "/a", language: "en")
    #expect(window.location.enter { true } == 0)
  }

  @Test func `a window with a base path sends and receives addresses below it, and ignores others`()
  {
    let (window, recorder) = window()
    let place = window.location
    place.move(below: "/a")
    #expect(place.url == "/" && place.address == "/a")
    place.show("/b", step: .push)
    #expect(sent(window, recorder) == [location(.push, "/a/b")])
    var visits: [String] = []
    place.onVisit = { visits.append($0) }
    place.visit("/a/c")
    place.visit("/z")
    #expect(visits == ["/c", "/z"])
  }

  @Test
  func `an address is understood unless views refuse it, report it missing or do not show it`() {
    let place = window().0.location
    #expect(place.isUnderstood)
    place.isRefused = true
    #expect(!place.isUnderstood)
    place.isOpenToAll = true
    #expect(place.isUnderstood)
    place.isMissing = true
    #expect(!place.isUnderstood)
    (place.isRefused, place.isOpenToAll, place.isMissing) = (false, false, false)
    place.isShown = { false }
    #expect(!place.isUnderstood)
  }

  @Test func `addresses that are not the app's are opened outside of it or in another window`() {
    let (window, recorder) = window()
    window.location.open("https://example.org/?q=1")
    window.location.openWindow("/b")
    #expect(
      sent(window, recorder) == [
        location(.open, "https://example.org/?q=1"), location(.window, "/b"),
      ])
    #expect(window.location.url == "/a" && window.location.title.isEmpty)
  }

  @Test
  func `a visit to an address with a history number counts as going back, other visits do not`() {
    let (window, _) = window()
    let place = window.location
    var visits: [String] = []
    place.onVisit = { visits.append("\($0) \(place.isReturning)") }
    place.visit("/b")
    place.visit("/b#7")
    place.visit("/c#0")
    place.visit("/d#x")
    place.visit("")
    #expect(visits == ["/b false", "/c true", "/d false", "/ false"])
    #expect(!place.isReturning)
  }

  @Test
  func `a sheet that closes with another is not asked to close, and earlier sheets stay open`() {
    let (window, recorder) = window()
    let place = window.location
    var asked: [Int] = []
    for number in 1...4 {
      _ = place.enter {
        asked.append(number)
        // The fourth takes the third with it; the second refuses.
        if number == 4 {
          place.leave(4)
          place.leave(3)
        }
        return number == 4
      }
    }
    _ = sent(window, recorder)
    place.visit("/a#1")
    #expect(asked == [4, 2])
    #expect(
      sent(window, recorder) == [
        location(.unlayer, "/a#4"), location(.unlayer, "/a#3"), location(.layer, "/a#2"),
      ])
    #expect(place.layers.map(\.number) == [1, 2])
  }

  @Test func `a sheet that refuses to close restores its history entry and those before it`() {
    let (window, recorder) = window()
    let place = window.location
    for number in 1...3 { _ = place.enter { number == 3 } }
    _ = sent(window, recorder)
    place.visit("/a#0")
    #expect(sent(window, recorder) == [location(.layer, "/a#1"), location(.layer, "/a#2")])
    place.lastLayer = 40
    #expect(place.enter { true } == 41 && place.layers.count == 4)
  }

  @Test
  func `the browser's address is the base path with the app's path, which alone the app sees`() {
    let (window, _) = window()
    let place = window.location
    #expect(place.address(of: "/") == "/" && place.address(of: "/x?y=1") == "/x?y=1")
    place.move(below: "/base")
    #expect(place.url == "/a" && place.address == "/base/a")
    #expect(place.address(of: "/") == "/base" && place.address(of: "/x") == "/base/x")
    var visits: [String] = []
    place.onVisit = { visits.append($0) }
    for address in ["/base", "/base?q=1", "/base/z", "/base/z"] { place.visit(address) }
    #expect(visits == ["/", "/?q=1", "/z"])
  }
}
