import AppComposition
import DependencyContainer
import Foundation
import StrataHTMLRenderer
import StrataWire
import SwiftUI
import SwiftUITesting
import Synchronization
import TabBarView
import UseCase

/// The characters app, scrolled from end to end in each of its tabs.
struct FeedBenchmark: Benchmark {
  let title = "826 characters, scrolled from end to end"
  let method = """
    RickMorty's fixed characters, 42 pages of 20, scrolled to the end in memory, in SwiftUI's tab \
    and in UIKit's: processor time of app, framework and renderer together, with the test's small \
    browser; what a real one would be sent, and how many elements are on the page at most. Then a \
    page of 20 from bytes to what is shown; wall time, the median of many.
    """

  func run() async throws -> [Figure] {
    var figures = try await scroll("SwiftUI")
    figures += try await scroll("UIKit")
    return figures + [
      Figure(
        name: "decode and map a page", value: try await decode().percentile(0.5), unit: "ms",
        decimals: 3)
    ]
  }

  @MainActor private func scroll(_ tab: String) async throws -> [Figure] {
    let memory = try Usage.residentBytes()
    let feed = try CountedFeed()
    let screen = Screen(TabBarBuilder(container: feed.container).buildTabBarView())
    if tab == "UIKit" { try screen.tab(tab).tap() }
    await screen.settle { $0.has("Character 20") }
    let renderer = HTMLRenderer()
    var (bytes, most, time) = (0, 0, Duration.zero)
    renderer.onPatch = {
      bytes += ServerMessage.patch(number: 1, lastEvent: 1, $0).text.utf8.count
    }
    _ = screen.takePatch()
    for page in 1...42 {
      let start = Usage.processorTime()
      await screen.scrollPast(page: page, of: feed)
      renderer.apply(screen.takePatch())
      time += Usage.processorTime() - start
      most = max(most, screen.all(.any).count)
    }
    guard feed.answered == 42 else {
      throw NotMeasured("\(feed.answered) of 42 pages were asked for")
    }
    let grown = try Usage.residentBytes() - memory
    screen.close()
    return [
      Figure(
        name: "\(tab): server time", value: time / .milliseconds(1), unit: "ms",
        budget: .atMost(1_200),
        reason:
          "UIKit is built on SwiftUI's tree, so that a cell has the nodes of both: "
          + "docs/internals/profile.md, *UIKit and SwiftUI, scrolled*"),
      Figure(name: "\(tab): bytes", value: Double(bytes) / 1_000, unit: "kB"),
      Figure(name: "\(tab): elements at most", value: Double(most), unit: ""),
      Figure(name: "\(tab): memory", value: grown / 1_000_000, unit: "MB", decimals: 1),
    ]
  }

  private func decode() async throws -> Samples {
    let answer = try await FeedUseCase(feedRepository: await CountedFeed.repository())
      .execute(FeedQuery(), page: 1)
    let page = CharactersPageResponse(
      info: PageInfoResponse(count: 826, pages: 42, hasNext: true),
      results: answer.characters.map { CharacterResponse($0) })
    let data = try JSONEncoder().encode(page)
    var samples = Samples()
    for _ in 0..<500 {
      let start = ContinuousClock.now
      let read = try JSONDecoder().decode(CharactersPageResponse.self, from: data)
      let shown = read.results.map { CharacterAdapter($0) }
      samples.add(start.duration(to: .now))
      guard shown.count == 20 else { throw NotMeasured("the page of characters lacks some") }
    }
    return samples
  }
}

extension Screen {
  /// Scrolls to the end of a page until the next one is requested; on the last page, to its end.
  fileprivate func scrollPast(page: Int, of feed: CountedFeed) async {
    let last = min(page * 20, 826) - 1
    await settle { screen in
      // The first pages are on the page completely: there, rows report that they are near.
      do {
        try screen.scroll(toMembers: last - 5...last)
      } catch {
        try? screen.scrollNear()
      }
      return page < 42 ? feed.answered > page : screen.text.contains("That is everybody")
    }
  }
}

/// The app's fixed characters, with a counter of their pages.
@MainActor private final class CountedFeed {
  let container: DIContainer
  private let counted: Counted

  var answered: Int { counted.answered }

  init() throws {
    container = try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
    counted = Counted(try container.requireResolve((any FeedUseCaseProtocol).self))
    container.register((any FeedUseCaseProtocol).self, counted)
  }

  static func repository() throws -> any FeedRepositoryProtocol {
    try AppComposition.container(arguments: ["-ui-testing"], environment: [:])
      .requireResolve((any FeedRepositoryProtocol).self)
  }

  private final class Counted: FeedUseCaseProtocol {
    private let inner: any FeedUseCaseProtocol
    private let count = Mutex(0)

    init(_ inner: any FeedUseCaseProtocol) { self.inner = inner }

    var answered: Int { count.withLock { $0 } }

    func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage {
      let page = try await inner.execute(query, page: page)
      count.withLock { $0 += 1 }
      return page
    }
  }
}
