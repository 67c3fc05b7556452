import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests that each device loads a few pages at once, and its others in their order.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageGateTests {
  private nonisolated static let ann = DeviceID(rawValue: "ann")
  private nonisolated static let bob = DeviceID(rawValue: "bob")

  private let gate = PageGate()
  private let begun = Recorded<Int>()

  /// Begins to load a page that is there once an opening is open.
  private func load(_ number: Int, _ opening: Gate, of device: DeviceID = ann) -> Task<Int?, Never>
  {
    Task { [gate, begun] in
      await gate.load(of: device) {
        begun.record(number)
        await opening.wait()
        return number
      }
    }
  }

  /// Begins to load as many pages as may load at once, each behind an opening of its own.
  private func fill() async -> [(opening: Gate, page: Task<Int?, Never>)] {
    let pages = (1...PageGate.atOnce).map { number in
      let opening = Gate()
      return (opening, load(number, opening))
    }
    await begun.wait(for: PageGate.atOnce)
    return pages
  }

  private func waitUntilWaiting(_ count: Int) async {
    while gate.waiting(of: Self.ann) != count { await Task.yield() }
  }

  private func end(_ pages: [(opening: Gate, page: Task<Int?, Never>)]) async {
    for page in pages { page.opening.open() }
    for page in pages { _ = await page.page.value }
    #expect(gate.count == 0, "a device whose pages are loaded is forgotten")
  }

  @Test func `a device's further pages load in their order, each once another one is there`() async
  {
    let pages = await fill()
    let opening = Gate()
    let seventh = load(7, opening)
    await waitUntilWaiting(1)
    let eighth = load(8, opening)
    await waitUntilWaiting(2)
    #expect(begun.all.sorted() == Array(1...6))
    pages[3].opening.open()
    #expect(await pages[3].page.value == 4)
    await begun.wait(for: 7)
    #expect(begun.all.last == 7)
    #expect(gate.waiting(of: Self.ann) == 1)
    pages[0].opening.open()
    await begun.wait(for: 8)
    #expect(begun.all.last == 8)
    opening.open()
    #expect(await [seventh.value, eighth.value] == [7, 8])
    await end(pages)
  }

  @Test func `the pages of one device do not delay those of another`() async {
    let pages = await fill()
    let opening = Gate()
    opening.open()
    #expect(await load(7, opening, of: Self.bob).value == 7)
    await end(pages)
  }

  @Test func `a page whose visitor leaves while it waits does not load and takes no place`() async {
    let pages = await fill()
    let opening = Gate()
    let left = load(7, opening)
    await waitUntilWaiting(1)
    left.cancel()
    #expect(await left.value == nil)
    let next = load(8, opening)
    await waitUntilWaiting(1)
    opening.open()
    pages[0].opening.open()
    #expect(await next.value == 8)
    #expect(!begun.all.contains(7))
    await end(pages)
  }

  @Test func `a page is refused if too many of its device wait`() async {
    let pages = await fill()
    let opening = Gate()
    let waiting = (0..<PageGate.mostWaiting).map { load(100 + $0, opening) }
    await waitUntilWaiting(PageGate.mostWaiting)
    #expect(await load(7, opening).value == nil)
    opening.open()
    pages[0].opening.open()
    for page in waiting { #expect(await page.value != nil) }
    await end(pages)
  }
}
